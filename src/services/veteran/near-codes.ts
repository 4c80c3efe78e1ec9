// Codes one slip of the finger away: another mark, one missing, one too many, two swapped.

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
