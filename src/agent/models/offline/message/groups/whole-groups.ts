// “Move all nurses in Phone Screen to Onsite”, “score the designers”, “everyone in Interview idle for a week: move them to Offer”: the
// names of a group take the place of its description, so that each is dealt with, and what is forbidden or asked of the group stays so.
// Letters go to a group by what describes it (`send_followup` takes filters) unless somebody is spared.
import * as words from '../../../../../nlp/lexicon/groups.ts';
import { goingOn, sparing } from '../../../../../nlp/lexicon/descriptions.ts';
import { advancing, moving, rejecting } from '../../../../../nlp/lexicon/verbs.ts';
import { findStage } from '../../../../../nlp/stages-in-words.ts';
import type { Known } from '../../named/known.ts';
import { isPayload, listed } from './described.ts';
import { type Group, groupAt } from './members.ts';
import { most } from './spared.ts';

const quantifier = `(?=(?:${words.allOf}|${words.severalOf})(?![\\p{L}'-]))`;
const before = (verbs: string): RegExp => new RegExp(`(?<![\\p{L}'-])(?:${verbs}) ${quantifier}`, 'giu');
const toStage =
  /^(?: (?:all|both|each))?(?: on| over| up| along| through| straight| forward)? (?:to|into|onto) (?:the |our )?(?<to>[^,.;:!?]+)/iu;
const behind = new RegExp(`^(?: both| all)?${words.behindGroup}`, 'iu');
const ends = /^(?= *(?:[.,;:!?)]|$)| (?:please|pls|now|today|thanks|and|then)\b)/iu;
const inSequence =
  /^ (?:on|onto|in|into|to|through|off|out of|from) .*\b(?:sequence|drip|cadence|campaign|autopilot)s?\b/iu;
const told = /^(?: ?[:–—]| -|,? (?:that|saying|know(?:ing)?)\b)/iu;

/** A verb before a group, and what has to follow the group. */
interface Order {
  readonly opens: RegExp;
  readonly follows: (rest: string, known: Known) => boolean;
}
const orders: readonly Order[] = [
  { opens: before(moving), follows: (rest, { stages }) => isStage(toStage.exec(rest)?.groups?.['to'], stages) },
  { opens: before(`${advancing}|${rejecting}`), follows: (rest) => behind.test(rest) },
  { opens: before(words.scoring), follows: (rest) => ends.test(rest) },
  {
    opens: before(
      '(?:start|begin|launch|stop|end|pause|run)(?: [\\p{L}-]+){0,5} (?:sequence|drip|cadence|campaign)s? (?:for|with|on|to)',
    ),
    follows: (rest) => ends.test(rest),
  },
  { opens: before('put|add|enrol+|get|take|place'), follows: (rest) => inSequence.test(rest) },
  {
    opens: before(
      '(?:message|msg|text|e-?mail|write(?: to)?|tell|let|inform|dm|(?:send|drop|shoot) a (?:message|text|line|note|mail|e-?mail) to)',
    ),
    follows: (rest) => told.test(rest),
  },
];

function isStage(said: string | undefined, stages: readonly string[]): boolean {
  const taken = said?.split(' ') ?? [];
  return [1, 2, 3, 4].some(
    (count) => count <= taken.length && findStage(taken.slice(0, count).join(' '), stages).kind === 'one',
  );
}

const mayMean = new RegExp(`\\b(?:every|all|any|each|whoever|the|our|both)`, 'iu');

/** Quotes have been put aside. */
export function withWholeGroups(text: string, known: Known): string {
  if (!mayMean.test(text)) return text;
  const found = ordered(text, known) ?? sparedIn(text, known) ?? spokenOf(text, known);
  return found === undefined ? text : found.lead + listed(found.group.members) + found.rest;
}

interface Found {
  readonly lead: string;
  readonly group: Group;
  readonly rest: string;
}

function foundAt(text: string, index: number, known: Known): Found | undefined {
  const lead = text.slice(0, index);
  const group = isPayload(lead) ? undefined : groupAt(text.slice(index), known);
  return group === undefined || group.members.length > most
    ? undefined
    : { lead, group, rest: text.slice(index + group.length) };
}

function ordered(text: string, known: Known): Found | undefined {
  for (const { opens, follows } of orders)
    for (const { index, 0: lead } of text.matchAll(opens)) {
      const found = foundAt(text, index + lead.length, known);
      if (found !== undefined && follows(found.rest, known)) return found;
    }
  return undefined;
}

const everybodyBut = new RegExp(`(?<![\\p{L}'-])${quantifier}(?=[^.;:!?]{1,90}(?:${sparing}) )`, 'giu');

/** A letter for “everyone in Offer idle for a week but Ann”. */
function sparedIn(text: string, known: Known): Found | undefined {
  for (const { index } of text.matchAll(everybodyBut)) {
    const found = foundAt(text, index, known);
    if (found?.group.spares === true) return found;
  }
  return undefined;
}

const sentenceBegins = new RegExp(`(?:^|[.;!\\n]\\s*)(?:(?:and|so|ok|then|please|pls|hi|hey),? )*${quantifier}`, 'giu');
const pointsBack = new RegExp(
  `^ ?(?:,|:|-|–|—)? ?(?:please |pls |can you |could you |just |i want you to )*(?<verb>${moving}|${advancing}|${rejecting}|score) (?:them(?: all)?|all of them|those|these|each(?: of them)?|everyone)(?![\\p{L}'-])`,
  'iu',
);
const isPlacing = new RegExp(`\\b(?:${advancing}|${rejecting}|score)\\b`, 'iu');
const goesOn = new RegExp(`^(?: (?:${goingOn}|both))+${toStage.source.slice(1)}`, 'iu');
const isDone =
  / (?:should|must|can|are to|need to|have to|shall|to)(?: all| both| now)? be (?:moved|advanced|rejected|turned down)\b/iu;

/** The group first and then what becomes of it. */
function spokenOf(text: string, known: Known): Found | undefined {
  for (const { index, 0: lead } of text.matchAll(sentenceBegins)) {
    const found = foundAt(text, index + lead.length, known);
    if (found === undefined) continue;
    const to = goesOn.exec(found.rest)?.groups?.['to'];
    if (isStage(to, known.stages) || isDone.test(found.rest)) return found;
    const turned = pointedBack(found, known);
    if (turned !== undefined) return turned;
  }
  return undefined;
}

/** “…: move them to Offer” */
function pointedBack(found: Found, known: Known): Found | undefined {
  const verb = pointsBack.exec(found.rest);
  if (verb === null) return undefined;
  const rest = found.rest.slice(verb[0].length);
  const isOrder = isPlacing.test(verb[0]) || isStage(toStage.exec(rest)?.groups?.['to'], known.stages);
  return isOrder ? { ...found, lead: `${found.lead}${verb.groups?.['verb'] ?? ''} `, rest } : undefined;
}
