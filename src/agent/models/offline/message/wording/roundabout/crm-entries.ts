// What is to be logged in the CRM rather than noted in the ATS: “log a call with Devon in HubSpot: he can relocate”, “CRM note for Ann:
// …”, “log in the CRM that …”. It becomes an order with a verb of its own, “crmcall on Devon: …”, in which no system is named any more.
import { plainly } from '../../../../../../nlp/frames.ts';
import { orderOpens } from '../../../../../../nlp/intents.ts';
import { crm, crmKinds, crmPlace, logged, logs } from '../../../../../../nlp/lexicon/crm.ts';
import { moodOf } from '../../../../../../nlp/moods.ts';
import { isCargo } from '../../../../../../nlp/payload.ts';
import type { Known } from '../../../named/known.ts';
import { findPeople, isKnown } from '../../../named/people.ts';

const named = new RegExp(`(?<![\\p{L}\\d])${crm}(?![\\p{L}\\d])`, 'iu');
const polite =
  '(?:(?:please|pls|plz|kindly|just|also|then|now|ok(?:ay)?|hey|hi|thanks),? |(?:can|could|would|will) (?:you|u|someone|somebody) )*';
const starts = /^\s*|(?<=[.!?;\n])\s+|,? and (?=\S)/giu;
const order = new RegExp(`^${polite}(?<verb>${logged}|${logs})(?![\\p{L}])`, 'iu');
const place = new RegExp(`(?<![\\p{L}\\d])${crmPlace}(?![\\p{L}\\d])`, 'iu');
/** “CRM note for Devon: …”, “HubSpot – …”, “for the CRM: …” */
const heading = new RegExp(
  `^${polite}(?:(?:an? |another |new |quick |short )*(?:for|to|in|on) )?(?:an? |the |our |quick |new )*${crm}(?:[ -](?<thing>notes?|entry|logs?|updates?|records?|comments?|calls?|e-?mails?|meetings?))?(?:,? (?:(?:for|on|about|re|of|with|against) )?(?<whom>[^:,–—]{2,40}?))?(?::| [-–—]+)\\s+(?=\\S+ \\S)`,
  'iu',
);
/** “In HubSpot, note that …” */
const placeFirst = new RegExp(
  `^${polite}(?:in|into|on|to) (?:the |our |my )?${crm},? (?=${polite}(?:${logs})\\b)`,
  'iu',
);
/** What stands between an order and the words that are logged. */
const mark =
  /:\s+|\s[-–—]+\s|\s(?:that|saying|to say|stating)\s|,\s(?=(?:i|we|s?he|they|it|said|says|spoke|talked|chatted|left|wants|asked|has|is)(?:\b|'))|,? and (?:also |then |please )*(?=(?:move|reject|send|tell|book|let|cancel|schedule|follow|e-?mail|message|put|offer|show|ask|remind)\b)|[.!?;]+(?=\s|$)|\n|$/iu;
const isEnd = (found: string): boolean => /^(?:[.!?;\n]|,? and |$)/i.test(found);
/** “… He is keen.” behind an order that says only where: that is what is to be logged. */
const tells = /^\s*(?<told>(?:s?he|they|it|said|says|spoke|left|wants|asked)(?:'\p{L}+)? [^\n.!?]*[.!?]*)/iu;
/** “Log that Omar accepted in the CRM.” */
const behind = new RegExp(
  `^${polite}(?:log|record|register|enter|save|store|note|put(?: it)?(?: down)?|get it down)(?: down)? that (?<told>[^:\\n.!?]+?),? (?:in|into|to|on) (?:the |our |my )?${crm}(?: too| as well| please| pls| now| for me)*(?=[.!?]*(?:\\s|$))`,
  'iu',
);
/** “Make sure the CRM says that …”, “make sure it's in the CRM that …” */
const ensured = new RegExp(
  `^${polite}(?:make sure|ensure|see to it)(?: that)? (?:it(?:'s| is) in (?:the |our )?${crm}|(?:the |our )?${crm} (?:says|shows|states|has|reflects|mentions|notes))(?: it)? that `,
  'iu',
);
const productOnly = new RegExp(`^${polite}note\\b(?!.* (?:the |our )?crm\\b)`, 'iu');

interface Rewritten {
  readonly text: string;
  readonly length: number;
}

/** Quotes have been put aside. */
export function withCrmEntries(text: string, known: Known): string {
  if (!named.test(text)) return text;
  let said = '';
  let done = 0;
  for (const { index, 0: gap } of text.matchAll(starts)) {
    const start = index + gap.length;
    if (start < done || isCargo(text, start)) continue;
    const found = entryIn(text.slice(start), known);
    if (found === undefined) continue;
    said += text.slice(done, start) + found.text;
    done = start + found.length;
  }
  return said + text.slice(done);
}

/** “Could you log … ?” stays a request: its mark is no part of what is logged. */
function entryIn(text: string, known: Known): Rewritten | undefined {
  const found =
    headed(text, known) ??
    pointed(text, known) ??
    toldBefore(text) ??
    placedFirst(text, known) ??
    ordered(text, known, place);
  return found !== undefined && requests.test(text) ? { ...found, text: `could you ${found.text}` } : found;
}
const requests = new RegExp(`^${polite}(?<=(?:you|u|someone|somebody) )`, 'iu');

/** “Shirin's references were great, log that in the CRM”: what was said before it. */
function pointed(text: string, known: Known): Rewritten | undefined {
  const found = pointing.exec(text);
  const { told = '' } = found?.groups ?? {};
  const mood = moodOf(told);
  const isPlain = (mood === 'order' || mood === 'report') && !orderOpens.test(plainly(told));
  const isTold = isPlain && findPeople(told, known.names, []).some((one) => isKnown(one));
  return found === null || !isTold ? undefined : { text: `crmnote: ${told}\n`, length: found[0].length };
}
const pointing = new RegExp(
  `^(?<told>[^.!?:;\\n]{8,}?)(?:,|[.!;]| [-–—])+ (?:and )?${polite}(?:log|record|put|note|add|save|enter|write)(?: down)? (?:that|it|this)(?: down)? ${crmPlace}(?: too| as well| please| pls| for me)*(?=\\s*(?:[.!\\n]|$))`,
  'iu',
);

/** “CRM note for Devon: …” */
function headed(text: string, known: Known): Rewritten | undefined {
  const head = heading.exec(text);
  if (head === null) return undefined;
  const { thing = 'note', whom = '' } = head.groups ?? {};
  const about = whom === '' ? '' : onWhom(whom, known);
  return about === undefined ? undefined : { text: `${verbFor(thing)}${about}: `, length: head[0].length };
}

function toldBefore(text: string): Rewritten | undefined {
  const told = productOnly.test(text) ? null : behind.exec(text);
  if (told !== null) return { text: `crmnote that ${told.groups?.['told'] ?? ''}`, length: told[0].length };
  const sure = ensured.exec(text);
  return sure === null ? undefined : { text: 'crmnote that ', length: sure[0].length };
}

function placedFirst(text: string, known: Known): Rewritten | undefined {
  const first = placeFirst.exec(text);
  const found = first === null ? undefined : ordered(text.slice(first[0].length), known, anywhere);
  return first === null || found === undefined ? undefined : { ...found, length: found.length + first[0].length };
}
const anywhere = /^/;

/** An order that names the CRM before the words that are to be logged. */
function ordered(text: string, known: Known, placed: RegExp): Rewritten | undefined {
  const verb = order.exec(text);
  const end = mark.exec(text);
  if (verb === null || end === null) return undefined;
  const head = text.slice(verb[0].length, end.index);
  if (!placed.test(head)) return undefined;
  const entry = thingIn(head.replace(place, ' ').replaceAll(/\s+/g, ' ').trim());
  const whom = onWhom(entry.rest, known);
  // “Today's trial with Amara”: what was done stands in what is logged.
  const partner = / (?:with|to|about|on|for|from) (?<whom>.{2,40}?)$/i.exec(` ${entry.rest}`)?.groups?.['whom'];
  return isEnd(end[0])
    ? unmarked(text, end, { entry, whom })
    : marked(entry, whom ?? onWhom(partner ?? '', known), end);
}

/** “Log my call with Jonas in the CRM.” */
function unmarked(
  text: string,
  end: RegExpExecArray,
  { entry, whom }: { entry: Entry; whom: string | undefined },
): Rewritten | undefined {
  // “Log in to HubSpot”, “update the CRM”: nothing of anybody.
  if (updates.test(text) || (entry.rest === '' && entry.what !== 'it')) return undefined;
  if (entry.rest === '') return { text: entry.verb, length: end.index };
  if (whom === undefined) return { text: `${entry.verb}: ${entry.rest}\n`, length: end.index };
  return toldBehind(text, end, `${entry.verb}${whom}`) ?? { text: alone(entry, whom), length: end.index };
}
const updates = new RegExp(`^${polite}update\\b`, 'iu');

/** What is logged follows a colon, a dash or a “that”. */
function marked({ verb, rest }: Entry, whom: string | undefined, end: RegExpExecArray): Rewritten | undefined {
  if (whom === undefined && rest !== '') return undefined;
  const joint = /^\s(?:that|saying|to say|stating)\s$/i.test(end[0]) ? ' that ' : ': ';
  return { text: `${verb}${whom ?? ''}${joint}`, length: end.index + end[0].length };
}

function toldBehind(text: string, end: RegExpExecArray, opening: string): Rewritten | undefined {
  const from = end.index + end[0].length;
  const next = /^[.!?]/.test(end[0]) ? tells.exec(text.slice(from)) : null;
  return next === null
    ? undefined
    : { text: `${opening}: ${next.groups?.['told'] ?? ''}\n`, length: from + next[0].length };
}

/** “Log my call with Jonas”: that there was one is what is logged. */
const alone = ({ verb, what, rest }: Entry, whom: string): string =>
  what === '' || what === 'it' ? `${verb}${whom}` : `${verb}${whom}: ${what} ${rest}\n`;

const things = crmKinds.map(([words, kind]) => ({ opens: new RegExp(`^(?:${words})(?![\\p{L}])`, 'iu'), kind }));
const verbFor = (thing: string): string => `crm${things.find(({ opens }) => opens.test(thing))?.kind ?? 'note'}`;
const determiners =
  /^(?:(?:an?|my|the|this|that|it|our|another|new|quick|short|brief|following|down|up|in|today's) )*/i;

interface Entry {
  readonly verb: string;
  /** “call”; empty where it is no more than what it says. */
  readonly what: string;
  readonly rest: string;
}

const bareThing = /^(?:notes?|entry|entries|log|comments?|updates?|activity|records?)$/i;
const particles = /^(?:in|down|up)(?= |$)/i;

/** “a call with Devon”: a call, and whom with. */
function thingIn(head: string): Entry {
  const bare = `${head} `.replace(determiners, '').trim();
  const thing = things.flatMap(({ opens }) => opens.exec(bare)?.[0] ?? [])[0];
  if (thing === undefined) return { verb: 'crmnote', what: /^(?:it|this|that)\b/i.test(head) ? 'it' : '', rest: bare };
  const rest = bare.slice(thing.length).trim().replace(particles, '').trim();
  return { verb: verbFor(thing), what: bareThing.test(thing) ? '' : thing, rest };
}

/** “ on Devon” where that is all that is left, and somebody is called so. */
function onWhom(rest: string, { names }: Known): string | undefined {
  const whom = rest
    .trim()
    .replace(/^(?:with|to|on|for|about|from|of|against|re|regarding|under) /i, '')
    .replace(/(?:['’]s?)?(?: (?:file|records?|profile|card|page|notes?|entry|log|name))?$/i, '');
  const isPointed = /^(?:him|her|them|his|their)$/i.test(whom);
  if (whom === '' || !(isPointed || names.candidates.find(whom).kind !== 'none')) return undefined;
  return ` on ${whom.replace(/^his$/i, 'him').replace(/^their$/i, 'them')}`;
}
