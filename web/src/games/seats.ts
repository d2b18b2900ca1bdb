// Who sits at the table, for whatever draws them.
import { createContext, useContext } from "react";
import type { SeatInfo } from "../messages";

const Seats = createContext<readonly SeatInfo[]>([]);

export const SeatsProvider = Seats.Provider;

/** The one at that seat, where the table is known. */
export function useSeat(seat: number): SeatInfo | undefined {
  return useContext(Seats)[seat];
}
