// How it is played, in four scenes: a monument is created, all move to the left, knowledge is removed, one declines.
import "./picture.css";
import { Landscape } from "../../Landscape";

const HEXAGON = "M0-5 4.300-2.500V2.500L0 5-4.300 2.500V-2.500Z";
/** Where the four monuments stand before time moves on, and how far it takes them. */
const STEP = 50;
const MONUMENTS = [
  { x: 70, className: "picture-pyramid", path: "M-20 0 0-34 20 0Z", shade: "M0-34 20 0H6Z", knowledge: 2 },
  {
    x: 120,
    className: "picture-megalith",
    path: "M-20-30h40v8h-40ZM-17-22h9V0h-9ZM8-22h9V0H8Z",
    shade: "M-20-26h40v4h-40ZM-12-22h4V0h-4ZM13-22h4V0h-4Z",
    knowledge: 1,
  },
  {
    x: 170,
    className: "picture-city",
    path: "M-18 0V-20h6v-7h5v7h4V-34l6-5 6 5v14h4v-6h5V0Z",
    shade: "M3-39l6 5v14h4v-6h5V0H3Z",
    knowledge: 2,
  },
  {
    x: 220,
    className: "picture-pyramid",
    path: "M-22 0v-8h6v-8h6v-8h6v-8H4v8h6v8h6v8h6V0Z",
    shade: "M0-32h4v8h6v8h6v8h6V0H6Z",
    knowledge: 3,
  },
] as const;

export default function Glimpse({ scene }: { scene: number }) {
  const moved = scene >= 1 ? -STEP : 0;
  return (
    <Landscape>
      <path className="picture-ground" d="M-60 80H340V100H-60Z" />
      {MONUMENTS.map((monument, index) => {
        const isNew = index === MONUMENTS.length - 1;
        const gone = index === 0 && scene === 3;
        const y = gone ? 116 : 80;
        return (
          <g key={monument.x} className="glimpse-part" style={{ transform: `translate(${moved}px, 0)` }}>
            <g
              className={`glimpse-part ${monument.className}`}
              style={{ transform: `translate(${monument.x}px, ${y}px)`, opacity: gone ? 0 : 1 }}
            >
              <g className={isNew && scene === 0 ? "glimpse-lower" : ""} style={RISE}>
                <path d={monument.path} />
                <path className="picture-shade" d={monument.shade} />
              </g>
            </g>
            <Knowledge monument={monument} index={index} scene={scene} />
          </g>
        );
      })}
      <path className="picture-time" d="M262 90H18m8-5-8 5 8 5" />
      <g className="glimpse-part" style={{ opacity: scene === 3 ? 1 : 0 }}>
        <path className="glimpse-jar" d="M10 58h20l-3 6q9 9 2 22H11q-7-13 2-22Z" />
        <text className="glimpse-cost" x="36" y="74">
          −2
        </text>
      </g>
    </Landscape>
  );
}

const RISE = { "--from": "translate(0px, 40px)" } as React.CSSProperties;

interface Props {
  monument: (typeof MONUMENTS)[number];
  index: number;
  scene: number;
}

/** Tokens above a monument: saved in time they rise, left behind they fall into the jar. */
function Knowledge({ monument, index, scene }: Props) {
  const saved = scene >= 2 && (index === 1 || index === 2);
  const lost = scene === 3 && index === 0;
  return Array.from({ length: monument.knowledge }, (_, number) => {
    const x = monument.x + (number - (monument.knowledge - 1) / 2) * 11;
    const place = lost ? `translate(${67 + number * 7}px, 76px)` : `translate(${x}px, ${saved ? 4 : 34}px)`;
    return (
      <path
        key={`${monument.x} ${number + 1}`}
        className={`glimpse-part ${lost ? "picture-lost" : "picture-knowledge"}`}
        d={HEXAGON}
        style={{ transform: place, opacity: saved ? 0 : 1 }}
      />
    );
  });
}
