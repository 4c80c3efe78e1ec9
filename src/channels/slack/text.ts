// Text as Slack's blocks hold it.

/** Of one section. */
export const mostSection = 3000;

export const plain = (text: string) => ({ type: 'plain_text' as const, text: text === '' ? ' ' : text, emoji: false });

/** Pieces of at most that length, broken at lines, else at words, else between characters. */
export function pieces(text: string, most: number): string[] {
  const found: string[] = [];
  let rest = text;
  while (rest.length > most) {
    const head = rest.slice(0, most);
    const line = head.lastIndexOf('\n');
    const word = head.lastIndexOf(' ');
    let at = line > most / 2 ? line : word > most / 2 ? word : most;
    // Not between the two halves of one character.
    if (at === most && /[\uD800-\uDBFF]$/.test(head)) at -= 1;
    found.push(rest.slice(0, at));
    rest = rest.slice(at).replace(/^[\n ]/, '');
  }
  return [...found, rest];
}
