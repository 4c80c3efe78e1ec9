// A message in parts, each with what was recognised in it as one letter, so that short patterns say what a part asks for.
import type { Span } from '../../named/people.ts';
import * as words from '../../../../../nlp/lexicon/calendar-deeds.ts';

export interface Mark<Letter extends string> extends Span {
  readonly as: Letter;
}

const cuts = new RegExp(
  String.raw`[.!?;]+(?=\s|$)|[,:]\s+|\s+[-–]+\s+|\n+|\s+(?:so|but|because|(?<!\b(?:soon|long|far) )as(?! (?:soon|long|far)\b)|since|anyway)\s+|\s+and\s+(?=(?:please|can you|could you)\b)|\s+(?=(?:please|pls)\s)|${words.suddenly}`,
  'giu',
);

/** Cut at stops, and where speech goes on without one; never within what was recognised. */
export function partsIn(text: string, marks: readonly Span[]): Span[] {
  const stops = [...text.matchAll(cuts)].filter(
    ({ index, 0: said }) =>
      !marks.some(({ start, end }) => index < end && start < index + said.length) &&
      (said.trim() !== '' ||
        /^\s+(?:please|pls)\b/i.test(text.slice(index)) ||
        words.prompting.test(text.slice(0, index))),
  );
  const starts = [0, ...stops.map(({ index, 0: said }) => index + said.length)];
  const ends = [...stops.map(({ index }) => index), text.length];
  return starts
    .map((start, index) => ({ start, end: ends[index] ?? text.length }))
    .filter(({ start, end }) => text.slice(start, end).trim() !== '');
}

export const marksWithin = <Letter extends string>({ start, end }: Span, marks: readonly Mark<Letter>[]) =>
  marks.filter((mark) => mark.start >= start && mark.end <= end);

/** The part in small letters, with a capital for each mark. */
export function lettered<Letter extends string>(whole: string, part: Span, marks: readonly Mark<Letter>[]): string {
  const { start, end } = part;
  let said = '';
  let at = start;
  for (const mark of marksWithin(part, marks)) {
    if (mark.start < at) continue;
    said += `${whole.slice(at, mark.start).toLowerCase()}${mark.as}`;
    at = mark.end;
  }
  return `${said}${whole.slice(at, end).toLowerCase()}`.replaceAll(/\s+/g, ' ').trim();
}
