// What the room has to say where one acts, beside the game's own question: that somebody is away, or that a bot plays.
import { createContext, type ReactNode, useContext } from "react";

const RoomWord = createContext<ReactNode>(null);

export const RoomWordProvider = RoomWord.Provider;

export function useRoomWord(): ReactNode {
  return useContext(RoomWord);
}
