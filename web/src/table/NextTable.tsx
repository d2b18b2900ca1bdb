import { Link } from "wouter";
import { gameName } from "../games/gameWords";
import type { TableLine } from "../messages";
import { useTexts } from "../texts/TextsProvider";

/** The way to the next table that waits for us; `pressing` while this one does not. */
export function NextTable({ tables, pressing }: { tables: readonly TableLine[]; pressing: boolean }) {
  const texts = useTexts();
  const { say } = texts;
  const next = tables[0];
  return (
    <span role="status">
      {next && (
        <Link
          className={`button button-small ${pressing ? "button-main" : "next-later"}`}
          href={`/t/${next.id}`}
          title={gameName(texts, next.game)}
        >
          <span className="wide-only">{say("web-next-table", { tables: tables.length })}</span>
          <span className="narrow-only">
            <span aria-hidden="true">{tables.length}</span>
            <span className="hidden-visually">{say("web-next-table", { tables: tables.length })}</span>
          </span>{" "}
          <span aria-hidden="true">▸</span>
        </Link>
      )}
    </span>
  );
}
