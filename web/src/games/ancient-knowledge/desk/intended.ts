// What a player means to do next turn, while others think: kept by the client, offered when the turn comes if the server
// still offers it.
import type { Action } from "../../../server/choices";
import type { Outlook } from "../view";

/** What the seat could do if it were asked now, as choices. */
export function dreams({ creates, learns }: Outlook, seat: number): Action[] {
  return [
    ...Object.entries(creates).flatMap(([card, spaces]) =>
      spaces.length
        ? spaces.map(space => ({ kind: "create", seat, card, space }))
        : [{ kind: "create", seat, card }],
    ),
    ...learns.map(card => ({ kind: "learn", seat, card })),
  ];
}

/** The same thing among the choices that are open now. */
export function found(intended: Action, choices: readonly Action[]): Action | undefined {
  return choices.find(
    ({ kind, card, space }) => kind === intended.kind && card === intended.card && space === intended.space,
  );
}
