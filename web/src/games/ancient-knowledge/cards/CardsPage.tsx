// All cards of Ancient Knowledge, with a search.
import "./cards.css";
import { useState } from "react";
import { Loading } from "../../../app/App";
import { TopBar } from "../../../app/TopBar";
import { useTexts } from "../../../texts/TextsProvider";
import { gameName } from "../../gameWords";
import { CardFace } from "./CardFace";
import { useCards } from "./cards";
import { Legend } from "./Legend";
import { matching } from "./search";

export default function CardsPage() {
  const texts = useTexts();
  const { say } = texts;
  const cards = useCards();
  const [wanted, setWanted] = useState("");
  if (!cards) return <Loading />;
  const found = matching([...cards.values()], wanted);
  return (
    <>
      <TopBar title={gameName(texts, "ancient-knowledge")} />
      <main className="page">
        <h1>{say("web-cards")}</h1>
        <div className="row">
          <input
            className="input cards-search"
            type="search"
            value={wanted}
            onChange={event => setWanted(event.target.value)}
            aria-label={say("knowledge-cards-search")}
            placeholder={say("knowledge-cards-search")}
          />
          <span role="status">{say("knowledge-cards-found", { number: found.length })}</span>
        </div>
        <Legend cards={[...cards.values()]} />
        <ul className="cards-found">
          {found.map(card => (
            <li key={card.id}>
              <CardFace card={card} />
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}
