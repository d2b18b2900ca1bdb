// @vitest-environment happy-dom
// Who we are: a name is enough, a code takes it to another device.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useGuest } from "../../src/app/guest";
import { serve } from "../helpers/fakeServer";

const ADA = { id: "g1", name: "Ada", webhook: null };
const KEYS = { guest: ADA, token: "t", recovery_code: "one-two" };

beforeEach(() => useGuest.setState({ guest: null, known: false, recoveryCode: null, typed: null }));
afterEach(() => vi.unstubAllGlobals());

test("the server is asked once who we are", async () => {
  serve({ "GET /guest": null });
  await useGuest.getState().load();
  expect(useGuest.getState()).toMatchObject({ guest: null, known: true });
});

test("nobody becomes somebody by a name, and is told the code once", async () => {
  serve({ "POST /guest": KEYS });
  expect(await useGuest.getState().ensure("Ada")).toEqual(ADA);
  expect(useGuest.getState()).toMatchObject({ guest: ADA, recoveryCode: "one-two" });
});

test("the same name, or no other, asks for nothing; another one renames", async () => {
  useGuest.setState({ guest: ADA });
  const asked = serve({ "PATCH /guest": { ...ADA, name: "Ida" } });
  useGuest.getState().rename("Ada");
  expect(await useGuest.getState().ensure("Guest")).toBe(ADA);
  expect(await useGuest.getState().ensure("Guest")).toBe(ADA);
  expect(asked).toEqual([]);
  useGuest.getState().rename(" Ida ");
  expect((await useGuest.getState().ensure("Guest")).name).toBe("Ida");
  expect(useGuest.getState()).toMatchObject({ guest: { name: "Ida" }, typed: null });
  expect(asked[0]?.body).toEqual({ name: "Ida" });
});

test("a name that is typed is kept before anybody is known on the server, and names whoever comes to be", async () => {
  const asked = serve({ "POST /guest": KEYS });
  useGuest.getState().rename("Ada");
  await useGuest.getState().keepName();
  expect(asked).toEqual([]);
  expect(localStorage.getItem("digsite-name")).toContain("Ada"); // the page may be loaded anew
  await useGuest.getState().ensure("Guest");
  expect(asked[0]?.body).toEqual({ name: "Ada" });
  expect(localStorage.getItem("digsite-name")).not.toContain("Ada");
});

test("whoever is somebody is renamed once the field is left; an empty one brings the last name back", async () => {
  useGuest.setState({ guest: ADA });
  const asked = serve({ "PATCH /guest": { ...ADA, name: "Ida" } });
  useGuest.getState().rename(" ");
  await useGuest.getState().keepName();
  expect(useGuest.getState().typed).toBe(null);
  useGuest.getState().rename("Ida");
  await useGuest.getState().keepName();
  expect(asked.map(({ body }) => body)).toEqual([{ name: "Ida" }]);
});

test("a code brings the guest here, a new one signs others out, and all can be forgotten", async () => {
  serve({
    "POST /guest/recover": KEYS,
    "POST /guest/new-keys": { ...KEYS, recovery_code: "three" },
    "DELETE /guest": {},
  });
  await useGuest.getState().recover("one-two");
  expect(useGuest.getState().guest).toEqual(ADA);
  await useGuest.getState().newCode();
  expect(useGuest.getState().recoveryCode).toBe("three");
  await useGuest.getState().forget();
  expect(useGuest.getState()).toMatchObject({ guest: null, recoveryCode: null });
});
