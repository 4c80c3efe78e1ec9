// The whole letter of a few words that somebody gave for a candidate: whole sentences to the reader, a greeting and a signature, in
// the language of the words. A text that has them already keeps its own.
import type { Settings } from '../../core/settings.ts';
import { addressOf } from './greeting.ts';
import { isWrittenInSpanish } from './letter-language.ts';
import { secondPerson, type Spoken } from './second-person.ts';

export interface LetterWording extends Spoken {
  readonly tone: Settings['tone'];
  /** Undefined when no person stands behind the call: the letter then speaks for the team. */
  readonly sender: string | undefined;
}

interface Language {
  readonly team: string;
  readonly closings: Readonly<Record<Settings['tone'], string>>;
  readonly greet: (name: string) => string;
  /** Whole sentences to the reader. */
  readonly body: (text: string, wording: LetterWording) => string;
  readonly subject: (job: string) => string;
}

const english: Language = {
  team: 'The recruiting team',
  closings: { warm: 'Warm regards', neutral: 'Kind regards', brief: 'Regards' },
  greet: (name) => `Hi ${addressOf(name)},`,
  body: (text, wording) => sentences(secondPerson(text, wording)),
  subject: (job) => `Your application: ${job}`,
};

/** Spanish says “you” and “him” alike to somebody who is addressed with respect (le, su): the words stay as they are. */
const spanish: Language = {
  team: 'El equipo de selección',
  closings: { warm: 'Un cordial saludo', neutral: 'Saludos cordiales', brief: 'Saludos' },
  greet: (name) => `Hola${addressOf(name) === addressOf('') ? '' : `, ${addressOf(name)}`}:`,
  body: (text) => finished(text.replace(/^que\s+(?=\S+\s+\S)/iu, '')),
  subject: (job) => `Candidatura: ${job}`,
};

const languageOf = (text: string): Language => (isWrittenInSpanish(text) ? spanish : english);

export function wordLetter(given: string, wording: LetterWording): string {
  const text = given.trim();
  const { team, closings, greet, body } = languageOf(text);
  const isLetter = greeting.test(text);
  const sender = wording.sender ?? team;
  const parts = [
    ...(isLetter ? [] : [greet(wording.name)]),
    isLetter ? text : body(text, wording),
    ...(isSigned(text, sender) ? [] : [`${closings[wording.tone]}\n${sender}`]),
  ];
  return parts.join('\n\n');
}

/** Where nobody gave one. */
export const subjectFor = (text: string, job: string): string => languageOf(text).subject(job);

const greeting =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|greetings|hola|buen(?:os|as)? (?:d[ií]as?|tardes|noches)|(?:muy )?(?:estimad[oa]|querid[oa])s?)(?=$|[^\p{L}])/iu;
const closing =
  /^(?:(?:with )?(?:kind|best|warm|warmest|many)?[ ]?(?:regards|wishes|thanks)|best|cheers|sincerely|yours(?: \p{L}+)?|thanks|thank you|all the best|talk soon|(?:un |muchos )?(?:cordial(?:es)? )?(?:saludos?|abrazo)(?: cordial(?:es)?| afectuosos?)?|(?:muy )?(?:atenta|cordial)mente|(?:muchas |mil )?gracias(?: de antemano)?|hasta (?:pronto|luego))[,.!:]?$/iu;

/** By a closing among its last lines, or by the sender's own name at the end. */
function isSigned(text: string, sender: string): boolean {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length < 2) return false;
  return lines.slice(-3).some((line) => closing.test(line)) || lines.at(-1) === sender;
}

/** What stands behind “tell Wei …” is often half a sentence. */
function sentences(text: string): string {
  const plain = text.replace(/^that\s+(?=\S+\s+\S)/iu, '');
  const whole = openings.reduce<string | undefined>((found, one) => found ?? one(plain), undefined) ?? plain;
  return finished(whole.replaceAll(/(^|[\s(])i(?=$|['’\s,.!?])/gu, '$1I'));
}

const openings: readonly ((text: string) => string | undefined)[] = [
  // “to bring your passport”
  (text) =>
    matched(/^(not )?to (?=[a-z])(?<rest>.+)$/isu, text, ({ rest, not }) => `please ${not ? 'do not ' : ''}${rest}`),
  // “whether you can come”, “when you can start”: a question in reported order
  (text) => (isReported(text) ? `could you let us know ${text.replace(/[.!]+$/u, '')}?` : undefined),
  // “for coming in”
  (text) =>
    matched(
      /^for (?<rest>(?:\w+ing\b|(?:your|the) (?:time|patience|interest|help|application|reply|message|understanding)\b).*)$/isu,
      text,
      ({ rest }) => `thank you for ${rest}`,
    ),
  (text) =>
    matched(
      /^for (?<rest>(?:your|an?|the|some) .+)$/isu,
      text,
      ({ rest }) => `could you send us ${rest.replace(/[.!]+$/u, '')}?`,
    ),
  (text) => matched(/^about (?<rest>.+)$/isu, text, ({ rest }) => `this is about ${rest}`),
];

function matched(
  pattern: RegExp,
  text: string,
  say: (parts: { rest: string; not: boolean }) => string,
): string | undefined {
  const match = pattern.exec(text);
  return match === null ? undefined : say({ rest: match.groups?.['rest'] ?? '', not: /^not /i.test(text) });
}

const reported =
  /^(?:whether|if|when|where|why|how|what|which)\b(?:(?! (?:is|are|do|does|did|can|could|will|would|should|was|were) you\b)[^,?\n])*$/iu;
/** Not “if you cannot make it, …”, and not a question that is asked directly. */
const isReported = (text: string): boolean =>
  reported.test(text) && /\byour?\b/iu.test(text) && !/\?\s*$/u.test(text) && !/[.!?]\s+\S/u.test(text);

const asks = /^(?:can|could|will|would|are|do|did|have|were|may|should|is) (?:you|your|it|there|we|i)\b/iu;

function finished(text: string): string {
  const first = text.replace(/^[¿¡]?\p{Ll}/u, (letter) => letter.toUpperCase());
  if (/[.!?:…)\]”"]$/u.test(first)) return first;
  return `${first}${asks.test(first) && !/[.!?]\s/u.test(first) ? '?' : '.'}`;
}
