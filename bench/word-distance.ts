// How far two words are apart.
export const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Letters to insert, drop, replace or swap with a neighbour until one word is the other. */
export function distance(left: string, right: string): number {
  if (Math.abs(left.length - right.length) > 3) return 4;
  let [older, old]: [number[], number[]] = [[], Array.from({ length: right.length + 1 }, (_, place) => place)];
  for (let row = 1; row <= left.length; row += 1) {
    const present = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1] ? 0 : 1;
      const steps = [(old[column] ?? 0) + 1, (present[column - 1] ?? 0) + 1, (old[column - 1] ?? 0) + same];
      const isSwap = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      present[column] = Math.min(...steps, isSwap ? (older[column - 2] ?? 0) + 1 : Infinity);
    }
    [older, old] = [old, present];
  }
  return old[right.length] ?? 0;
}
