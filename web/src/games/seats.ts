// Who sits at the table, for whatever draws them.
import { createContext, useContext } from "react";
import type { SeatInfo } from "../messages";

const Seats = createContext<readonly SeatInfo[]>([]);

export const SeatsProvider = Seats.Provider;

/** The seats of those who look at the table now; nothing is known of it in a replay. */
const Present = createContext<readonly number[] | null>(null);

export const PresentProvider = Present.Provider;

/** Whether somebody else plays there who does not look at the table now. */
export function useAway(seat: number): boolean {
  const present = useContext(Present);
  const info = useSeat(seat);
  return present !== null && info?.holder === "guest" && !info.mine && !present.includes(seat);
}

/** The one at that seat, where the table is known. */
export function useSeat(seat: number): SeatInfo | undefined {
  return useContext(Seats)[seat];
}
