// Who we are here. A name is enough; without one we play as a nameless guest.
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import type { Guest } from "../messages";
import { api } from "../server/api";

interface GuestState {
  guest: Guest | null;
  /** Whether the server was asked already. */
  known: boolean;
  /** Shown once, right after it was made: it takes the identity to another device. */
  recoveryCode: string | null;
  load(): Promise<void>;
  /** What was typed as one's name while the server does not know it yet: whoever goes elsewhere keeps it. */
  typed: string | null;
  rename(name: string): void;
  /** Tell the server, once we are somebody there; without a name one goes by the last. */
  keepName(): Promise<void>;
  /** Make sure that we are somebody: by the name that was typed, else as before, else by this one. */
  ensure(otherwise: string): Promise<Guest>;
  recover(code: string): Promise<void>;
  newCode(): Promise<void>;
  forget(): Promise<void>;
}

export const useGuest = create<GuestState>()(
  persist(
    (set, get) => ({
      guest: null,
      known: false,
      recoveryCode: null,
      typed: null,
      load: async () => {
        set({ guest: await api.guest(), known: true });
      },
      rename: typed => set({ typed }),
      keepName: async () => {
        const { guest, typed, ensure } = get();
        if (!typed?.trim()) set({ typed: null });
        else if (guest) await ensure(guest.name);
      },
      ensure: async otherwise => {
        const { guest, typed } = get();
        const name = typed?.trim() || guest?.name || otherwise;
        if (!guest) {
          const keys = await api.makeGuest(name);
          set({ guest: keys.guest, recoveryCode: keys.recovery_code });
        } else if (guest.name !== name) {
          set({ guest: await api.changeGuest({ name }) });
        }
        if (get().typed === typed) set({ typed: null }); // what is typed meanwhile is newer
        return get().guest as Guest;
      },
      recover: async code => {
        const keys = await api.recover(code);
        set({ guest: keys.guest, recoveryCode: keys.recovery_code, typed: null });
      },
      newCode: async () => {
        const keys = await api.newKeys();
        set({ guest: keys.guest, recoveryCode: keys.recovery_code });
      },
      forget: async () => {
        await api.forgetGuest();
        set({ guest: null, recoveryCode: null, typed: null });
      },
    }),
    {
      name: "digsite-name",
      storage: createJSONStorage(() => localStorage),
      partialize: ({ typed }) => ({ typed }),
    },
  ),
);

/** The name as its field shows it. */
export const nameShown = ({ typed, guest }: GuestState): string => typed ?? guest?.name ?? "";
