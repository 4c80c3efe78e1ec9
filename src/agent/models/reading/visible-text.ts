// What of a model's text people may see: its words without its reasoning, and in a stream only whole sentences of them.

/** Marks in which models put their reasoning. */
const marks = [
  ['<think>', '</think>'],
  ['<thinking>', '</thinking>'],
  ['<thought>', '</thought>'],
  ['<reasoning>', '</reasoning>'],
  ['[THINK]', '[/THINK]'],
  ['◁think▷', '◁/think▷'],
  ['<|channel|>analysis<|message|>', '<|end|>'],
] as const;

/** Words of the harmony format around an answer. */
const wrapping = /<\|(?:start|end|channel|message|return)\|>(?:assistant|final)?/g;

const longestMark = 32;

export function withoutReasoning(text: string): string {
  let rest = text;
  for (const [open, close] of marks) rest = withoutMarked(rest, open, close);
  return rest.replaceAll(wrapping, '').trim();
}

/** A closing mark alone closes what the template opened before the answer; an opening one alone was never closed. */
function withoutMarked(text: string, open: string, close: string): string {
  const lower = text.toLowerCase();
  const opening = open.toLowerCase();
  const closing = close.toLowerCase();
  let kept = '';
  let at = 0;
  for (;;) {
    const start = lower.indexOf(opening, at);
    const end = lower.indexOf(closing, at);
    if (end !== -1 && (start === -1 || end < start)) {
      kept = '';
      at = end + close.length;
    } else if (start === -1) return kept + text.slice(at);
    else {
      kept += text.slice(at, start);
      const after = lower.indexOf(closing, start);
      if (after === -1) return kept;
      at = after + close.length;
    }
  }
}

/** The whole sentences of a text that is still growing. Half a mark at its end is held back with the half sentence. */
export function wholeSentences(growing: string): string {
  const tail = growing.slice(-longestMark);
  const mark = Math.max(tail.lastIndexOf('<'), tail.lastIndexOf('['), tail.lastIndexOf('◁'));
  const safe = mark === -1 ? growing : growing.slice(0, growing.length - tail.length + mark);
  const shown = withoutReasoning(safe);
  const ends = [...shown.matchAll(/[.!?…]["”’)]*\s+|\n+/g)];
  const last = ends.at(-1);
  return last === undefined ? '' : shown.slice(0, last.index + last[0].length).trimEnd();
}

/** Longer answers are read by nobody, and no channel takes them. */
const mostLetters = 8_000;

export function bounded(text: string): { text: string; isCut: boolean } {
  if (text.length <= mostLetters) return { text, isCut: false };
  const head = text.slice(0, mostLetters);
  const end = Math.max(head.lastIndexOf('. '), head.lastIndexOf('\n'));
  // Half a pair would be no character.
  return {
    text: (end > mostLetters / 2 ? head.slice(0, end + 1) : head).replace(/[\uD800-\uDBFF]$/, '').trimEnd(),
    isCut: true,
  };
}
