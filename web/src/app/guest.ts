// Who we are here. A name is enough; without one we play as a nameless guest.
import { create } from "zustand";
import type { Guest } from "../messages";
import { api } from "../server/api";

interface GuestState {
  guest: Guest | null;
  /** Whether the server was asked already. */
  known: boolean;
  /** Shown once, right after it was made: it takes the identity to another device. */
  recoveryCode: string | null;
  load(): Promise<void>;
  /** Make sure that we are somebody, by this name where one is given. */
  ensure(name: string): Promise<Guest>;
  recover(code: string): Promise<void>;
  newCode(): Promise<void>;
  forget(): Promise<void>;
}

export const useGuest = create<GuestState>()((set, get) => ({
  guest: null,
  known: false,
  recoveryCode: null,
  load: async () => set({ guest: await api.guest(), known: true }),
  ensure: async name => {
    const { guest } = get();
    if (guest && (guest.name === name || !name)) return guest;
    if (guest) {
      const renamed = await api.changeGuest({ name });
      set({ guest: renamed });
      return renamed;
    }
    const keys = await api.makeGuest(name);
    set({ guest: keys.guest, recoveryCode: keys.recovery_code });
    return keys.guest;
  },
  recover: async code => {
    const keys = await api.recover(code);
    set({ guest: keys.guest, recoveryCode: keys.recovery_code });
  },
  newCode: async () => {
    const keys = await api.newKeys();
    set({ guest: keys.guest, recoveryCode: keys.recovery_code });
  },
  forget: async () => {
    await api.forgetGuest();
    set({ guest: null, recoveryCode: null });
  },
}));
