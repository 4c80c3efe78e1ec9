// Codes one slip of the finger away: another mark, one missing, one too many, two swapped; and how many slips lie between two.

const marks = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'.split('');

export function oneMarkOff(code: string): readonly string[] {
  if (code.length > 8) return [];
  const near = new Set<string>();
  for (let at = 0; at <= code.length; at += 1) {
    const [head, tail] = [code.slice(0, at), code.slice(at)];
    if (tail.length > 1) near.add(head + (tail[1] ?? '') + (tail[0] ?? '') + tail.slice(2));
    if (tail !== '') near.add(head + tail.slice(1));
    for (const mark of marks) {
      near.add(head + mark + tail);
      if (tail !== '') near.add(head + mark + tail.slice(1));
    }
  }
  near.delete(code);
  return [...near];
}

/** Marks to change, add, leave out or swap; more than two count as three. */
export function slipsBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 9) + 1 : 9;
      next.push(Math.min(changed, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    [before, row] = [row, next];
  }
  return Math.min(3, row[b.length] ?? 3);
}
