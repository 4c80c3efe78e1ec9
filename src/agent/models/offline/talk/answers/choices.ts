// Which of the choices that were offered an answer means.
import type { Json } from '../../../../../core/json.ts';
import { fold } from '../../../../../nlp/text.ts';
import type { AskInput } from '../../../../ask.ts';
import type { Known } from '../../named/known.ts';

const places: Readonly<Record<string, number>> = {
  first: 0,
  '1st': 0,
  one: 0,
  former: 0,
  top: 0,
  second: 1,
  '2nd': 1,
  two: 1,
  latter: 1,
  third: 2,
  '3rd': 2,
  three: 2,
  fourth: 3,
  '4th': 3,
  four: 3,
  fifth: 4,
  five: 4,
  last: -1,
  bottom: -1,
};
const plain = (text: string): string =>
  fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** By place, by “yes” where there is one only, or by words that fit one label alone. */
export function choice(said: string, ask: AskInput, known: Known): AskInput['choices'][number] | undefined {
  const { choices } = ask;
  const text = pointed(plain(said)).replace(
    /^(?:yes|yeah|yep|sure|ok|okay|no|i mean|i meant|the|it s|its|it is|that s|make it|let s do|lets do|go with|use|please|option|number)\s+/g,
    '',
  );
  if (choices.length === 1 && agreeing.test(plain(said)) && saysNoMore(plain(said), choices[0], known))
    return choices[0];
  const [refused] = /(?<=^not (?:the )?).+$/.exec(text) ?? [];
  if (refused !== undefined) return otherThan(refused, ask, known);
  const place = placeIn(text);
  return place === undefined ? byWords(text, ask, known) : choices.at(place);
}

function placeIn(text: string): number | undefined {
  const ordinal =
    /^(?:the )?(first|1st|second|2nd|third|3rd|fourth|4th|fifth|last|former|latter|top|bottom)(?: (?:one|option|choice|please|time|slot))*$/.exec(
      text,
    )?.[1] ?? /^(one|two|three|four|five)$/.exec(text)?.[1];
  if (ordinal !== undefined) return places[ordinal];
  return /^[1-9]$/.test(text) ? Number(text) - 1 : undefined;
}

/** The one whose words hold all that is said. */
function byWords(text: string, { choices }: AskInput, known: Known): AskInput['choices'][number] | undefined {
  const words = text.split(' ').filter((word) => !pointing.test(word));
  const fits = choices.filter(
    ({ label, value }) =>
      words.length > 0 &&
      hasFigures(plain(label), text) &&
      words.every((word) => wordsOfChoice(label, value, known).some((other) => isForm(word, other))),
  );
  return fits.length === 1 ? fits[0] : undefined;
}

/** “Nurses” and “nurse”, “buy” and “buyer”, “recep” and “reception”. */
const isForm = (word: string, other: string): boolean =>
  other === word ||
  other === word.replace(/s$/, '') ||
  other === `${word}er` ||
  ((word.length > 3 || word.length === 1) && other.startsWith(word));

/** “Not Keller”: of two, the other one. */
function otherThan(refused: string, ask: AskInput, known: Known): AskInput['choices'][number] | undefined {
  const spared = ask.choices.length === 2 ? choice(refused, ask, known) : undefined;
  return spared === undefined ? undefined : ask.choices.find((one) => one !== spared);
}

/** “Oh, there are two of them? The one for the shop, not the one who welds”: what says which. */
const pointed = (text: string): string =>
  text
    .replace(
      /^(?:(?:oh|ah|aha|sorry|right|hmm+|i see|well) )*(?:(?:there (?:are|is|s)|we have|are there|do we have) (?:two|three|several|more(?: than one)?)(?: of (?:them|those|these))?(?: here)? )/,
      '',
    )
    .replace(/^(?:she|he|they|we|\p{L}+) (?:means|meant) /u, '')
    .replace(/(?<=\S) (?:and )?not (?!sure|certain|yet|now|today|really).*$/, '')
    .replace(/ (?:i (?:believe|think|guess|suppose)|sorry|of course|thank you|thanks)$/, '');
/** Words that say of nobody which one it is. */
const pointing =
  /^(?:the|one|a|an|at|in|for|from|role|job|candidate|please|who|is|s|of|on|person|guy|girl|lady|in|works?|i|mean|meant|then|instead|rather|ok|okay|with|that|which|she|he|wants?|wanted|would|d|like|likes|wishes|to|be|become|obvs|obvi|obviously|ofc|lol|haha|duh|pls|thx|ty|applied|applies|applying|applicant|working|us|our|we|as|things|it|her|his|fellow|woman|man|lad|chap|post|position)$/;

/** “3:30” is not “4:30”: figures are those of the label, side by side. */
const hasFigures = (label: string, text: string): boolean =>
  (text.match(/\d+(?: \d+)*/g) ?? []).every((figures) => ` ${label} `.includes(` ${figures} `));

const agreeing =
  /^(?:yes|yeah|yep|yup|sure|ok|okay|correct|right|exactly|that one|him|her|them|please do|do it|go ahead|sounds good|y)\b/;

/** “Ok, nurse screen for her” agrees to nothing: beside the “yes” stands only what the choice says, or small words. */
function saysNoMore(text: string, only: AskInput['choices'][number] | undefined, known: Known): boolean {
  if (only === undefined) return false;
  const words = text.replace(agreeing, '').trim().split(' ');
  const offered = new Set(wordsOfChoice(only.label, only.value, known));
  return words.every((word) => word === '' || offered.has(word) || small.test(word));
}
const small =
  /^(?:yes|yeah|ok|okay|please|pls|thanks|thx|do|it|that|one|the|is|s|right|correct|exactly|sure|go|ahead|her|him|them|i|mean|meant|then|now|and|for|me|us|too|also|as|well|perfect|great|good|sounds|fine|of|course|with|to|at|on|in)$/;

/** A candidate is also told by the family of their job: “the one in sales”, and by its place: “the one in Austin”. */
function wordsOfChoice(label: string, value: Json | undefined, { names, jobs }: Known): readonly string[] {
  const person = typeof value === 'string' ? names.candidates.byId(value) : undefined;
  const job = jobs.find(({ id }) => id === person?.job);
  return plain(`${label} ${job?.role ?? ''} ${job?.location ?? ''}`).split(' ');
}

const everyOne =
  /^(?:yes |ok(?:ay)? |please )?(?:(?:approve|decline|undo|reject|take|do|move|them) )?(?<all>both|the two|all(?: of)?(?: two| three| four)?|all|everything|every one|each|the lot|them all|them both)(?: of)?(?: (?:them|these|those))?(?: please)?$/;
const byPlaces =
  /^(?:yes |ok(?:ay)? |please |numbers? |options? )*(?<list>(?:the )?(?:\d|first|second|third|fourth|last)(?: (?:one|and|the|\d|first|second|third|fourth|last))+)(?: ones?)?(?: please)?$/;

/** “Both”, “all of them”, “1 and 3”, “the first two”; “all” is not said of two people between whom one is asked. */
export function severalChosen(said: string, { choices, pending }: AskInput): AskInput['choices'] | undefined {
  const text = plain(said);
  const all = everyOne.exec(text)?.groups?.['all'];
  if (all !== undefined)
    return allOf(choices, { isPair: /\b(?:both|two)\b/.test(all), isWhom: pending?.slot === 'candidate' });
  const few = /^(?:the )?first (two|three|2|3)(?: ones?)?(?: please)?$/.exec(text)?.[1];
  if (few !== undefined) return upTo(choices, few === 'two' || few === '2' ? 2 : 3);
  const list = byPlaces.exec(text)?.groups?.['list'];
  return list === undefined ? undefined : listed(list, choices);
}

function allOf(
  choices: AskInput['choices'],
  { isPair, isWhom }: { isPair: boolean; isWhom: boolean },
): AskInput['choices'] | undefined {
  if (choices.length < 2) return undefined;
  return (isPair ? choices.length === 2 : !isWhom) ? choices : undefined;
}

/** Each place once, and all of them there. */
function listed(list: string, choices: AskInput['choices']): AskInput['choices'] | undefined {
  const named = list
    .split(' ')
    .filter((word) => word !== 'one')
    .flatMap((word) => (/^\d$/.test(word) ? [Number(word) - 1] : (places[word] ?? [])));
  const chosen = new Set(named.flatMap((place) => choices.at(place) ?? []));
  return chosen.size > 1 && chosen.size === named.length ? [...chosen] : undefined;
}

const upTo = (choices: AskInput['choices'], count: number): AskInput['choices'] | undefined =>
  choices.length >= count ? choices.slice(0, count) : undefined;
