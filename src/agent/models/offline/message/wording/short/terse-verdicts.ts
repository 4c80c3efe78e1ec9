// Verdicts in a word or two, as they are typed into a chat: “ezra no – no weekends”, “no to Ann”, “odin = no. sorry letter”,
// “svetlana yes: phone call”. Where the name is a candidate's, they become the plain order, with the reason and the letter that
// stand behind them.
import { orderOpens } from '../../../../../../nlp/intents.ts';
import { courtesies, noWords, wentWell, yesWords } from '../../../../../../nlp/lexicon/terse-verdicts.ts';
import { usualLetter } from '../../../../../../nlp/lexicon/usual-letter.ts';
import { lettersOf } from '../../../../../../nlp/patterns/letters.ts';
import { gateOf } from '../../../../../../nlp/patterns/tried.ts';
import { spelledOut } from '../../../../../../nlp/shorthand.ts';
import { findStage } from '../../../../../../nlp/stages-in-words.ts';
import { stageKind } from '../../../../../../core/stages.ts';
import type { Known } from '../../../named/known.ts';
import { findPeople, isKnown } from '../../../named/people.ts';
import { findTemplate } from '../../../named/title-words.ts';

const name = "(?<name>\\p{L}[\\p{L}'’-]*(?: \\p{L}[\\p{L}'’-]*){0,2}?)";
const opens = '(?<lead>(?:^|[.!?;\\n])\\s*(?:(?:ok|okay|k|so|and|n|also|hi|hey|next|then|pls|please)[,:]? )*)';
const sets = " ?(?:=|:|->|[-–—]) ?| (?:is |is a |is an |was )?|[’']?s an? ";
/** Nothing of the verdict's own sentence may follow but what is set off from it. */
const ends = `(?:,? ${courtesies})*(?<behind>\\s*(?=$|[.!;\\n])|(?: ?[:(]| [-–—]+|,) ?)`;

const closed = `(?:,? ${courtesies})*(?<behind>)(?=\\s*(?:$|[.!;\\n]))`;
const shapes = [
  // “Fenna, no. Use the no thank you.”
  new RegExp(`${opens}${name}, (?:${noWords})${closed}`, 'giu'),
  new RegExp(`${opens}${name}(?:${sets})(?:${noWords})${ends}`, 'giu'),
  new RegExp(`${opens}(?:${noWords})(?: (?:to|on|for|4|2)|:) ${name}${ends}`, 'giu'),
];
const positive = new RegExp(
  `${opens}${name}(?:${sets})(?:${yesWords})(?:[.,:;]| ?[-–—]+)? (?<rest>[^.,:;!?\\n–—]+)`,
  'giu',
);

/** “helmi passed → audition”, “eero done w 1st int → next stage”: what went well, and where it leads. */
const arrowed = new RegExp(
  `${opens}${name}(?: -|,| /|:)? (?:${wentWell}|(?<from>\\p{L}[\\p{L} ]{2,30}?)) ?(?:→|->|=>|⇒|➡️?|⟶|>>) ?(?<rest>[^.,:;!?\\n–—+/()]{2,40})`,
  'giu',
);
const gated = shapes.map((shape) => ({ shape, mayFit: gateOf(shape.source) }));

/** Quotes have been put aside. */
export function withVerdicts(text: string, known: Known): string {
  const { rest, letter } = letterForAll(text.replaceAll(smiling, '.'), known);
  const said = passed(allRefused(rest, known), known);
  if (said === rest) return text;
  return letter === undefined
    ? said
    : said.replaceAll(/(?<=^|[.!?;\n]\s*)reject [^.!?;\n]+/gu, (order) =>
        order.includes(' template') ? order : `${order.trimEnd()}${withLetter(letter)}`,
      );
}

/** “Zeynep no :( regretfully no”: a face ends a sentence. */
const smiling = new RegExp(`(?<=\\b(?:${noWords}|${yesWords})) ?[:;=][-'^]?[()DPp/]+(?=\\s|$)`, 'giu');

/** “Devika no, Celeste no. Not this batch for both.” */
function letterForAll(text: string, known: Known): { rest: string; letter?: string } {
  const found =
    /[.;!\n]\s*(?<piece>[^.;!?\n]+?) (?:for|4|to|2) (?:both|all|each|everyone|them)(?: of them)?[.!\s\p{Extended_Pictographic}]*$/iu.exec(
      text,
    );
  const letter = letterIn(found?.groups?.['piece'] ?? '', known);
  return found === null || letter === undefined ? { rest: text } : { rest: `${text.slice(0, found.index)}.`, letter };
}

/** “Ines no, Petra no”: what follows a verdict is looked at as a sentence of its own. */
function allRefused(text: string, known: Known): string {
  let said = text;
  for (let round = 0; round < mostVerdicts; round += 1) {
    const next = gated.reduce(
      (kept, { shape, mayFit }) => (mayFit(lettersOf(kept)) ? refused(kept, shape, known) : kept),
      said,
    );
    if (next === said) break;
    said = next;
  }
  return said;
}
const mostVerdicts = 8;

function refused(text: string, shape: RegExp, known: Known): string {
  let said = '';
  let done = 0;
  for (const match of text.matchAll(shape)) {
    const { lead = '', name: who = '', behind = '' } = match.groups ?? {};
    const from = match.index + match[0].length;
    const isMeant = match.index >= done && isCandidate(who, known);
    const more = isMeant ? moreBehind(text, { from, mark: behind }, known) : undefined;
    if (more === undefined) continue;
    said += `${text.slice(done, match.index)}${lead}reject ${who}${more.said}`;
    done = more.end;
  }
  return said + text.slice(done);
}

interface More {
  readonly said: string;
  readonly end: number;
}

/** The reason and the letter behind a verdict; undefined where what follows turns it into something else. */
function moreBehind(text: string, { from, mark }: { from: number; mark: string }, known: Known): More | undefined {
  if (mark.trim() === '') return letterBehind(text, from, known) ?? { said: '', end: from };
  const segment = /^[^.;!?\n]*/.exec(text.slice(from))?.[0] ?? '';
  const end = from + segment.length;
  if (text[end] === '?') return undefined;
  const { letters, reason } = sorted(segment, known);
  switch (kindOf(reason, known)) {
    case 'verdict':
      return { said: '. ', end: from };
    case 'order':
      return letters.length === 0 ? { said: '', end: from - mark.length } : undefined;
    case 'reason':
      return letters.length > 1
        ? undefined
        : told(reason, letterOf(letters, end) ?? letterBehind(text, end, known), end);
    default:
      return undefined;
  }
}

const letterOf = ([letter]: readonly string[], end: number): More | undefined =>
  letter === undefined ? undefined : { said: withLetter(letter), end };

const told = (reason: string, letter: More | undefined, end: number): More => ({
  said: `${letter?.said ?? ''}${reason === '' ? '' : ` because ${reason}`}`,
  end: letter?.end ?? end,
});

/** The letters among the pieces between commas, and the rest of them. */
function sorted(segment: string, known: Known): { letters: readonly string[]; reason: string } {
  const pieces = segment.replace(/\)\s*$/, '').split(/, /);
  const reason = pieces.filter((piece) => letterIn(piece, known) === undefined && !without.test(piece));
  return { letters: pieces.flatMap((piece) => letterIn(piece, known) ?? []), reason: reason.join(', ').trim() };
}

export const withLetter = (id: string): string => ` with the ${id} template`;

/** “… no. sorry letter.”, “Ann out. reject, sorry letter.” */
const behindVerdict =
  /^\s*[.;!\n]+\s*(?:(?:(?:so|please|pls|then|just) )*reject(?: (?:him|her|them))?(?:[,:]| with| using)?\s+(?:the )?)?([^.;!?\n]+)(?=$|[.;!\n])/iu;

function letterBehind(text: string, from: number, known: Known): More | undefined {
  const [whole, segment = ''] = behindVerdict.exec(text.slice(from)) ?? [];
  const letter = letterIn(segment, known);
  return whole === undefined || letter === undefined
    ? undefined
    : { said: withLetter(letter), end: from + whole.length };
}

const mostWords = 6;
const around = new RegExp(
  `^(?:(?:please|pls|plz|send|use|with|w/|using|the|our|a|and) )+|(?:,? ${courtesies})+$`,
  'giu',
);
const isUsual = new RegExp(`^${usualLetter}$`, 'iu');
/** “Tom is not a fit, please reject” names no letter that is called “rejection”. */
const isDeed = /^(?:reject|decline|pass|close)(?: (?:him|her|them))?$/iu;
/** The one letter that a few words name, and nothing besides. */
export function letterIn(piece: string, known: Known): string | undefined {
  const words = spelledOut(piece).trim().replace(around, '');
  if (words === '' || isDeed.test(words) || words.split(/\s+/).length > mostWords) return undefined;
  if (isUsual.test(words)) return 'usual';
  const found = findTemplate(`the ${words}`, known.templates, []);
  if (found?.ids.length !== 1) return undefined;
  const left = `${`the ${words}`.slice(0, found.start)}${`the ${words}`.slice(found.end)}`;
  return /^(?:the|\s|letter|mail|e-?mail|note|message|text|template|one)*$/i.test(left) ? found.ids[0] : undefined;
}

/** What stands behind the mark: a reason, an order of its own, the next verdict, or something that nobody should guess at. */
export function kindOf(words: string, known: Known): 'reason' | 'order' | 'verdict' | 'else' {
  const said = words.trim();
  if (said === '') return 'reason';
  const first = findPeople(said, known.names, []).find((one) => isKnown(one));
  if (first !== undefined && first.start <= leadOf(said))
    return verdict.test(said.slice(first.end)) ? 'verdict' : 'else';
  if (orderOpens.test(said) && !/^(?:no|not|cut|cancel|release|deny)\b/i.test(said)) return 'order';
  return findStage(said, known.stages).kind === 'none' && !turning.test(said) ? 'reason' : 'else';
}

const leadOf = (said: string): number => /^(?:and |but |then |so )*/i.exec(said)?.[0].length ?? 0;
const verdict = new RegExp(`^(?:${sets})(?:${noWords}|${yesWords})\\b`, 'iu');
/** “…, no letter”: there is none unless it is asked for. */
const without = /^\s*(?:no|without) (?:a )?(?:letter|e?-?mail|message|note|template|text)\s*$/i;
/** They may turn the verdict round, or put it off. */
const turning =
  /_|\b(?:letter|msg|e?-?mail|template|note|message|text)\s*$|^(?:but|or|unless|if|until|till|maybe|not yet|wait|actually|yes|yet|idea|longer|news|later|rush|sick|ill|(?:of )?office|on leave|on holiday|back|today|tomorrow)\b|\b(?:unless|until|if|not yet|or not|just kidding|jk)\b/i;

/** “Svetlana yes – phone call”: a step of the pipeline, and no offer, hire or rejection. */
function passed(text: string, known: Known): string {
  let said = '';
  let done = 0;
  const found = [...text.matchAll(positive), ...(/[→>⇒➡⟶]/u.test(text) ? text.matchAll(arrowed) : [])];
  for (const { index, 0: whole, groups = {} } of found.toSorted((a, b) => a.index - b.index)) {
    const { lead = '', name: who = '', rest = '', from } = groups;
    const step = stepIn(rest, known);
    const isFrom = from === undefined || stepIn(from, known) !== undefined;
    if (index < done || step === undefined || !isFrom || !isCandidate(who, known)) continue;
    said += `${text.slice(done, index)}${lead}move ${who} to ${step}`;
    done = index + whole.length;
  }
  return said + text.slice(done);
}

function stepIn(said: string, { stages }: Known): string | undefined {
  if (/^(?:the )?(?:nxt|next) (?:stage|step|round|stg)$/i.test(said.trim())) return 'the next stage';
  const found = findStage(said.trim().replace(trimmed, ''), stages);
  return found.kind === 'one' && isOnTheWay(found.stage) ? found.stage : undefined;
}

const trimmed = new RegExp(`^(?:(?:to|for|2|4|into|move|the|next|is) )+|(?:,? ${courtesies})+$`, 'giu');
const isOnTheWay = (stage: string): boolean => !['hired', 'rejected', 'offer'].includes(stageKind(stage) ?? '');

/** Somebody in the pipeline, and no colleague; who shares a name is asked about by the order. */
export const isCandidate = (who: string, { names }: Known): boolean =>
  names.candidates.find(who).kind !== 'none' && names.users.find(who).kind === 'none';
