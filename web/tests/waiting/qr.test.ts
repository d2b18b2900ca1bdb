import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { qrCode, qrPath } from "../../src/waiting/qr";

/** What another encoder (the Python package qrcode) makes of these, at the same mask. */
const KNOWN: readonly (readonly [string, number, string])[] = [
  ["x", 21, "1968f60e7135599755aeeb18939e5443"],
  ["https://digsite.example/t/a", 29, "e446b77fa719f6a6f8df6e37cad30de9"],
  [
    "https://play.example.org/t/k3Jx9QpL2mNv8RtYwZ?invite=abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGH",
    41,
    "d6b0effb56057612d7ce76f1ba589eb2",
  ],
  ["q".repeat(120), 45, "be4964440789ef9ffe29e5f78c7e22f6"],
  [`https://ä.example/${"y".repeat(160)}`, 53, "51ef53d8d17f92bf776659e544b044d5"],
  ["z".repeat(213), 57, "f6862dc828d614e511c1aea5f5a112d3"],
];

function digest(code: readonly (readonly boolean[])[]): string {
  const rows = code.map(line => line.map(dark => (dark ? "1" : "0")).join(""));
  return createHash("sha256").update(rows.join("\n")).digest("hex").slice(0, 32);
}

describe("a QR code", () => {
  it.each(KNOWN)("of %s is the one that readers expect", (text, size, expected) => {
    const code = qrCode(text) ?? [];
    expect(code.length).toBe(size);
    expect(digest(code)).toBe(expected);
  });

  it("of more than fits is none", () => {
    expect(qrCode("z".repeat(214))).toBeNull();
  });

  it("is drawn inside a quiet zone", () => {
    expect(qrPath([[true, false]])).toBe("M4 4h1v1h-1z");
  });
});
