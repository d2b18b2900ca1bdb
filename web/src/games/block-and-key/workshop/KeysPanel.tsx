// All keys of the set by their tiers, and the one that is being edited.
import type { PiecesFault } from "../../../messages";
import { useSay } from "../../../texts/TextsProvider";
import { KeyPicture } from "../keys/KeyPicture";
import { TierGlyph } from "../pieces/Stone";
import type { Tier } from "../view";
import { keyName } from "../words";
import { cardOf, type Draft, TIERS, withNewKey } from "./draft";
import { PatternEditor } from "./PatternEditor";

export interface Chosen {
  tier: Tier;
  id: string;
}

interface Props {
  draft: Draft;
  faults: readonly PiecesFault[];
  chosen: Chosen | null;
  choose(chosen: Chosen | null): void;
  change(next: Draft): void;
}

export function KeysPanel({ draft, faults, chosen, choose, change }: Props) {
  const say = useSay();
  const entry = chosen && draft.keys[chosen.tier][chosen.id];
  return (
    <section className="panel stack" aria-labelledby="workshop-keys" id="workshop-keys-panel">
      <h2 id="workshop-keys">{say("workshop-keys")}</h2>
      <div className="workshop-keys">
        <div className="stack">
          {TIERS.map(tier => (
            <TierKeys
              key={tier}
              tier={tier}
              draft={draft}
              faults={faults}
              chosen={chosen}
              choose={choose}
              change={change}
            />
          ))}
        </div>
        {chosen && entry && (
          <PatternEditor
            key={`${chosen.tier} ${chosen.id}`}
            draft={draft}
            tier={chosen.tier}
            id={chosen.id}
            entry={entry}
            faults={faults.filter(fault => isOf(fault, chosen))}
            change={change}
            close={() => choose(null)}
          />
        )}
      </div>
    </section>
  );
}

function TierKeys({ tier, draft, faults, chosen, choose, change }: Props & { tier: Tier }) {
  const say = useSay();
  const title = say("block-and-key-tier", { tier });
  const ids = Object.keys(draft.keys[tier]);
  return (
    <section aria-label={title}>
      <h3 className="row">
        <TierGlyph tier={tier} /> {title} ({ids.length})
        <button
          type="button"
          className="button button-small"
          aria-label={`${say("table-label", { label: say("workshop-key-add") })} ${title}`}
          onClick={() => {
            const [next, id] = withNewKey(draft, tier);
            change(next);
            choose({ tier, id });
          }}
        >
          {say("workshop-key-add")}
        </button>
      </h3>
      <ul className="key-list">
        {ids.map(id => {
          const card = cardOf(draft, tier, id);
          const faulty = faults.some(fault => isOf(fault, { tier, id }));
          return (
            card && (
              <li key={id}>
                <button
                  type="button"
                  className={faulty ? "key-choice key-faulty" : "key-choice"}
                  aria-pressed={chosen?.tier === tier && chosen.id === id}
                  onClick={() => choose({ tier, id })}
                >
                  <span className="hidden-visually">
                    {say("table-label", { label: id })} {keyName(say, card)}
                    {faulty && say("table-between-clauses") + say("workshop-key-faulty")}
                  </span>
                  <span aria-hidden="true">
                    <KeyPicture card={card} size={14} />
                  </span>
                  {faulty && (
                    <span className="key-warning" aria-hidden="true">
                      ⚠
                    </span>
                  )}
                </button>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}

/** Whether a fault lies at that key. */
function isOf({ entry }: PiecesFault, { tier, id }: Chosen): boolean {
  const place = `keys.${tier}.${id}`;
  return entry === place || ["vp", "stars", "pips", "pattern"].some(part => entry === `${place}.${part}`);
}
