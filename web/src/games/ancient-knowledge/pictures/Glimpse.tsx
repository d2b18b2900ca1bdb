// How it is played, in four scenes: a monument is created, all move to the left, knowledge is removed, one declines. The
// monuments are those of the cards.
import "./picture.css";
import { Landscape } from "../../Landscape";
import { EmblemPicture } from "../emblems/EmblemPicture";

const HEXAGON = "M0-5 4.300-2.500V2.500L0 5-4.300 2.500V-2.500Z";
/** How far time takes them. */
const STEP = 50;
/** How large a card is, and where its foot stands. */
const SIZE = 42;
const FOOT = 82;
/** Where the four stand before time moves on: Chichén Itzá, Stonehenge, the Potala Palace, and Luxor, which comes last. */
const MONUMENTS = [
  { x: 70, card: "P25", knowledge: 2 },
  { x: 120, card: "M1", knowledge: 1 },
  { x: 170, card: "C30", knowledge: 2 },
  { x: 220, card: "C7", knowledge: 3 },
] as const;

export default function Glimpse({ scene }: { scene: number }) {
  const moved = scene >= 1 ? -STEP : 0;
  return (
    <Landscape>
      <path className="picture-ground" d="M-60 80H340V100H-60Z" />
      {MONUMENTS.map((monument, index) => {
        const isNew = index === MONUMENTS.length - 1;
        const gone = index === 0 && scene === 3;
        return (
          <g key={monument.x} className="glimpse-part" style={{ transform: `translate(${moved}px, 0)` }}>
            <g
              className="glimpse-part"
              style={{
                transform: `translate(${monument.x}px, ${gone ? 116 : FOOT}px)`,
                opacity: gone ? 0 : 1,
              }}
            >
              <g className={isNew && scene === 0 ? "glimpse-lower" : ""} style={RISE}>
                <svg x={-SIZE / 2} y={-SIZE} width={SIZE} height={SIZE} aria-hidden="true">
                  <EmblemPicture id={monument.card} className="glimpse-emblem" />
                </svg>
                <rect className="glimpse-card" x={-SIZE / 2} y={-SIZE} width={SIZE} height={SIZE} rx="3" />
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

const RISE = { "--from": "translate(0px, 52px)" } as React.CSSProperties;

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
    const place = lost ? `translate(${67 + number * 7}px, 76px)` : `translate(${x}px, ${saved ? 4 : 31}px)`;
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
