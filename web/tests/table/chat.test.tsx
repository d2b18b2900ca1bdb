// @vitest-environment happy-dom
// The chat is left as it was come to: by a key, from whatever is in it.
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import Chat from "../../src/table/Chat";
import { speaking } from "../helpers/speaking";

const { wrapper } = await speaking("table");

test("Escape closes the chat, is heard by nothing else, and leaves the keyboard where it came from", async () => {
  const close = vi.fn();
  const heard = vi.fn();
  addEventListener("keydown", heard);
  const opener = document.body.appendChild(document.createElement("button"));
  opener.focus();
  const props = { controller: {} as never, state: { chat: [], table: null } as never, close };
  const { unmount } = render(<Chat {...props} />, { wrapper });
  const field = screen.getByRole("textbox");
  expect(document.activeElement).toBe(field);
  fireEvent.keyDown(field, { key: "Escape", isComposing: true });
  expect(close).not.toHaveBeenCalled();
  heard.mockClear();
  fireEvent.keyDown(field, { key: "Escape" });
  expect(close).toHaveBeenCalledOnce();
  expect(heard).not.toHaveBeenCalled();
  unmount();
  expect(document.activeElement).toBe(opener);
  removeEventListener("keydown", heard);
});
