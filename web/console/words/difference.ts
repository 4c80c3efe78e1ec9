// What is different between two texts, word by word: the longest common run of words stays, the rest went or came.

export interface Piece {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** Beyond that a text is shown as a whole before and after: the table has a cell for each pair of words. */
const mostPairs = 1_000_000;

export function differenceOf(before: string, after: string): readonly Piece[] {
  const [old, young] = [wordsOf(before), wordsOf(after)];
  if (old.length * young.length > mostPairs) return whole(before, after);
  const common = lengths(old, young);
  const pieces: Piece[] = [];
  let [at, to] = [0, 0];
  while (at < old.length || to < young.length) {
    const [gone, come] = [old[at], young[to]];
    if (gone !== undefined && gone === come) {
      add(pieces, 'same', gone);
      at += 1;
      to += 1;
    } else if (
      come === undefined ||
      (gone !== undefined && lengthAt(common, at + 1, to) >= lengthAt(common, at, to + 1))
    ) {
      add(pieces, 'gone', gone ?? '');
      at += 1;
    } else {
      add(pieces, 'new', come);
      to += 1;
    }
  }
  return pieces;
}

/** With the space behind each. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

const whole = (before: string, after: string): Piece[] => [
  { kind: 'gone', text: before },
  { kind: 'new', text: after },
];

type Lengths = readonly Uint32Array[];
const lengthAt = (common: Lengths, at: number, to: number): number => common[at]?.[to] ?? 0;

/** How many words the rests from each pair of places on have in common, in order. */
function lengths(old: readonly string[], young: readonly string[]): Lengths {
  const common = Array.from({ length: old.length + 1 }, () => new Uint32Array(young.length + 1));
  for (let at = old.length - 1; at >= 0; at -= 1)
    for (let to = young.length - 1; to >= 0; to -= 1) {
      const row = common[at];
      if (row === undefined) continue;
      row[to] =
        old[at] === young[to]
          ? lengthAt(common, at + 1, to + 1) + 1
          : Math.max(lengthAt(common, at + 1, to), lengthAt(common, at, to + 1));
    }
  return common;
}

function add(pieces: Piece[], kind: Piece['kind'], text: string): void {
  const last = pieces.at(-1);
  if (last?.kind === kind) pieces[pieces.length - 1] = { kind, text: last.text + text };
  else pieces.push({ kind, text });
}
