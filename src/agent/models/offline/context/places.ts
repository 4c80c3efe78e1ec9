// Places in a list of people: “the second one”, and “number 2” or “#3”, which are read like it.
import { focusOf } from './focus.ts';
import type { Dialogue } from './dialogue.ts';

const numbered =
  /(?<![\p{L}\d])(?:(?:candidate |person )?(?:number |no\. ?|nr\. ?|# ?))([1-9])(?![\d:.,]?\d|\p{L}|[%$])/giu;
const words = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

/** Only where people were listed: elsewhere a number may be anything. */
export function withPlaces(said: string, dialogue: Dialogue): string {
  if (!/\d/.test(said) || !/number|no\.|nr\.|#/i.test(said) || focusOf(dialogue).list.length < 2) return said;
  // What is written to somebody is left as it is.
  const head = /^[^:"“”]*/u.exec(said)?.[0] ?? '';
  if (tells.test(head)) return said;
  return (
    head.replaceAll(numbered, (_, place: string) => `the ${words[Number(place) - 1] ?? place} one`) +
    said.slice(head.length)
  );
}

const tells = /\b(?:tell|let|inform|remind|notify|update|ask|saying|says)\b/i;

/** As many people of a list are shown. */
export const mostListed = 10;

export const ordinalWords: Readonly<Record<string, number>> = {
  first: 0,
  '1st': 0,
  second: 1,
  '2nd': 1,
  third: 2,
  '3rd': 2,
  fourth: 3,
  '4th': 3,
  fifth: 4,
  '5th': 4,
  sixth: 5,
  seventh: 6,
  eighth: 7,
  ninth: 8,
  last: -1,
  final: -1,
};

const ordinalPattern =
  /\b(?:the (first|1st|second|2nd|third|3rd|fourth|4th|fifth|5th|sixth|seventh|eighth|ninth|last)(?: (?:one|candidate|person|guy))?|(first|second|third|last) (?:one|candidate|person))\b(?! (?:stage|step|week|month|thing|name|interview|round|call|move|year|contact|two))/i;

/** Who stands at the place in the list that is named: nobody where it has none; undefined where no place is named. */
export function placedIn(text: string, list: readonly string[]): readonly string[] | undefined {
  const ordinal = ordinalPattern.exec(text);
  if (ordinal === null) return undefined;
  const [, named, counted] = ordinal;
  const place = ordinalWords[(named ?? counted ?? '').toLowerCase()] ?? 0;
  // Of a list that was cut short, nobody has seen the end.
  if (place === -1 && list.length > mostListed) return [];
  return list.slice(place, place === -1 ? undefined : place + 1);
}
