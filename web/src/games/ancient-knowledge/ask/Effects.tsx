// Several effects at one time: their owner says which comes next.
import { Pause } from "../../../design/Pause";
import { useTexts } from "../../../texts/TextsProvider";
import { Marked, Sign } from "../cards/icons";
import { answerText } from "../desk/answerText";
import type { KnowledgeDesk } from "../desk/useKnowledgeDesk";

export function Effects({ desk }: { desk: KnowledgeDesk }) {
  const texts = useTexts();
  const { asked, choices, cards, act, look } = desk;
  return (
    <ol className="ak-effects" aria-label={texts.say("knowledge-effects")}>
      {choices
        .filter(({ kind }) => kind === "resolve")
        .map(choice => {
          const card = cards.get(choice.card as string);
          return card ? (
            <li key={card.id}>
              <button
                type="button"
                className={`ak-effect-button ak-${card.kind}`}
                onClick={() => act(choice)}
                onPointerEnter={({ pointerType }) => pointerType === "mouse" && look(card.id)}
                onFocus={({ target }) => target.matches(":focus-visible") && look(card.id)}
              >
                {/* A single effect is used or not; of several, the order is asked for. */}
                {asked?.type === "offer" && (
                  <>
                    <b>{answerText(texts, choice, desk)}</b>
                    <Pause />
                  </>
                )}
                <span className="ak-effect-name">
                  <Sign name={card.kind} /> {card.name}
                </span>
                <Pause />
                <span className="ak-effect-text">
                  <Marked text={card.effect} />
                </span>
              </button>
            </li>
          ) : null;
        })}
    </ol>
  );
}
