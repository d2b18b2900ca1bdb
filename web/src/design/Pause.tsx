/** Between two things of one button that only the eye sees apart: ears hear a comma. */
export function Pause() {
  return <span className="hidden-visually">{", "}</span>;
}
