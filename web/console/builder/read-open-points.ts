// The open points of a flow stand at the end of its description, each in a line of its own.
const heading = '\n\nOpen:\n';

export function openPointsOf(description: string): { text: string; points: readonly string[] } {
  const at = description.indexOf(heading);
  if (at < 0) return { text: description, points: [] };
  const points = description
    .slice(at + heading.length)
    .split('\n')
    .flatMap((line) => (line.startsWith('– ') ? [line.slice(2)] : []));
  return { text: description.slice(0, at), points };
}
