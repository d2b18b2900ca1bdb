/** Whether nothing on the page has the focus. */
export function isBare(): boolean {
  return !document.activeElement || document.activeElement === document.body;
}
