// The id of a request, by which its answer is known; in a file of its own, since the lobby asks without a connection.
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, "0")).join("");
}
