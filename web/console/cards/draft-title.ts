// What a card of drafts is called: by whom the emails are for.
import type { Draft } from '../api/wire.ts';

const mostNames = 3;

/** `Email to Bob Harlan and Grace Okafor`; of many the first, and how many more. */
export function draftTitle(
  { letters, letters_total: total }: Pick<Draft, 'letters' | 'letters_total'>,
  nameOf: (id: string) => string | undefined,
): string {
  const names = letters.map(({ candidate, to: address }) => nameOf(candidate ?? '') ?? address);
  const said = total <= mostNames ? names : names.slice(0, 2);
  const others = total - said.length;
  const all = others > 0 ? [...said, `${String(others)} others`] : said;
  return `Email to ${new Intl.ListFormat('en-US').format(all)}`;
}
