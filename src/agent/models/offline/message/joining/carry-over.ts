// Clauses that take what they lack from the one before them: “Ines to the panel. Joe as well.”, “the screen with Ravi is off,
// cancel it”, “Mei likes nights, make a note”, “take Ravi out of the screen and put him in the panel”.
import { type Clause, clauseOf } from '../../../../../nlp/clauses.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';
import { ofSeveral } from '../../../../../nlp/lexicon/calendar-deeds.ts';
import { meetingWords } from '../../../../../nlp/lexicon/meeting-words.ts';
import { parting } from '../../../../../nlp/lexicon/parting.ts';
import { completedBy } from './completed-by.ts';
import { isKnown } from '../../named/people.ts';

type Read = (clause: Clause) => Reading;

/** Undefined where the clause stands for itself. */
export function carriedOver(before: Clause, clause: Clause, read: Read): readonly Clause[] | undefined {
  if (clause.mood === 'question' && clause.payload === undefined)
    return sameDays(before, clause, read) ?? completedBy(before, clause, read);
  if (clause.mood !== 'order' || clause.payload !== undefined) return undefined;
  for (const carry of carries) {
    const carried = carry(before, clause, read);
    if (carried !== undefined) return carried;
  }
  return undefined;
}

/** “Not on this occasion for Emeric – reject please”: the letter stands before the rejection. */
function letterAhead(before: Clause, clause: Clause, read: Read): readonly Clause[] | undefined {
  const { intents, people, template } = read(before);
  const [person, ...others] = people;
  const id = template?.ids.length === 1 ? template.ids[0] : undefined;
  if (before.mood !== 'order' || intents.length > 0 || id === undefined || !parting.test(id)) return undefined;
  if (person === undefined || others.length > 0 || !isBareRejection(read(clause))) return undefined;
  return [clauseOf(`reject ${person.text} using the ${id} template`)];
}

const isBareRejection = ({ intents, people, template, text }: Reading): boolean =>
  people.length === 0 &&
  template === undefined &&
  (intents[0]?.intent === 'reject_candidate' || /^reject(?: (?:her|him|them))?[.! ]*$/i.test(text));

const two = /\b(?:the two of them|the two|them both|both of them)\b/i;

/** “Omid would like to meet Mateo. Book the two of them …” */
function bothBooked(before: Clause, clause: Clause, read: Read): readonly Clause[] | undefined {
  if (!two.test(clause.text) || !/^(?:book|schedule|set up|arrange|get|put)\b/i.test(clause.text)) return undefined;
  const { people } = read(before);
  const candidates = people.filter((one) => one.candidates.kind === 'one' && one.users.kind === 'none');
  const users = people.filter((one) => one.users.kind === 'one' && one.candidates.kind === 'none');
  const [candidate, user] = [candidates[0], users[0]];
  if (candidates.length !== 1 || users.length !== 1 || people.length !== 2) return undefined;
  if (candidate === undefined || user === undefined) return undefined;
  const order = { ...clause, text: clause.text.replace(two, `${user.text} and ${candidate.text}`) };
  return [{ ...before, mood: 'report', isBeside: true }, order];
}

/** “No to Dexter, send him the regret letter”: a rejection with its letter. */
function lettered(before: Clause, clause: Clause, read: Read): readonly Clause[] | undefined {
  const { intents, people, template } = read(before);
  const letter = read(clause);
  const id = letter.template?.ids.length === 1 ? letter.template.ids[0] : undefined;
  const isRejection = before.mood === 'order' && intents[0]?.intent === 'reject_candidate' && people.length === 1;
  if (!isRejection || template !== undefined || id === undefined) return undefined;
  const isItsOwn = letter.people.length === 0 && /^(?:send|give|e-?mail|mail|use|with|attach)\b/i.test(clause.text);
  return isItsOwn ? [{ ...before, text: `${before.text} using the ${id} template` }] : undefined;
}

const repeatable = new Set(['move_stage', 'reject_candidate', 'send_followup', 'send_message', 'add_note', 'log_crm']);
const same =
  /^(?:and |also |then |plus |likewise )*(?:do )?(?:(?:the )?same(?: thing)?(?: again)?(?: (?:for|with|to|goes for))? (?:.+?)|(?:for |with )?(?:.+?),? (?:too|also|as well|likewise)|ditto(?: for)? (?:.+?))(?: please)?[.! ]*$/iu;

/** What was ordered for one is ordered for those who are named now. */
function sameFor(before: Clause, clause: Clause, read: Read): readonly Clause[] | undefined {
  if (before.mood !== 'order' || !same.test(clause.text)) return undefined;
  const { intents, people } = read(before);
  const [person, ...others] = people;
  if (person === undefined || others.length > 0 || !repeatable.has(intents[0]?.intent ?? '')) return undefined;
  const names = onlyPeopleIn(read(clause));
  if (names === undefined) return undefined;
  return [before, { ...before, text: before.text.slice(0, person.start) + names + before.text.slice(person.end) }];
}

/** Those who are named, where the clause says nothing else. */
function onlyPeopleIn({ people, stages, whens, text }: Reading): string | undefined {
  if (people.length === 0 || people.some((one) => !isKnown(one)) || stages.length + whens.length > 0) return undefined;
  const rest = people.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  return onlySame.test(rest) ? people.map((one) => one.text).join(' and ') : undefined;
}

const onlySame =
  /^(?:[\s,.!]|\b(?:and|also|then|plus|likewise|do|the|same|thing|again|for|with|to|goes|too|as well|ditto|please)\b)*$/i;

const callsOff =
  /^(?:please |so |just |then )*(?:(?:cancel|scrap|drop|delete|call off|bin|kill|remove|cxl)(?: (?:it|that|this|that one|the meeting|both(?: of them)?|them(?: both)?))?(?: from the (?:calendar|schedule|diary))?|take (?:it|that) (?:off|out of)(?: the)? (?:calendar|schedule|diary|books))(?: please)?[.! ]*$/i;

/** “It” is the meeting that has just been described. */
function calledOff(before: Clause, clause: Clause, read: Read): readonly Clause[] | undefined {
  if (!callsOff.test(clause.text)) return undefined;
  const { titles, people, whens, text, intents } = read(before);
  // “The rate card meeting and the election briefing are both off, cancel them”
  if (ofSeveral.test(`${text}, ${clause.text}`)) return intents.length > 0 ? undefined : eachCalledOff(text, read);
  const [title] = titles;
  if (title === undefined || intents.length > 0) return undefined;
  const called = text.slice(title.start, title.end);
  const whom = people.length === 0 ? '' : ` with ${people.map((one) => one.text).join(' and ')}`;
  const order = clauseOf(`cancel the ${called}${whom} ${whens.map((when) => when.text).join(' ')}`.trim());
  return [{ ...order, ...(before.reason === undefined ? {} : { reason: before.reason }) }];
}

/** “Move Ann's panel to 2. And Tove's to 3”: hers is moved, too. */
function movedToo(before: Clause, clause: Clause, read: Read): readonly Clause[] | undefined {
  const { whom, time } = anotherTo.exec(clause.text)?.groups ?? {};
  const called = whom === undefined ? undefined : meetingMoved(read(before));
  const { people, titles, stages } = read(clause);
  if (called === undefined || time === undefined || people.length !== 1 || titles.length + stages.length > 0)
    return undefined;
  return [before, { ...clause, text: `move ${whom}'s ${called} to ${/^\d/.test(time) ? 'at ' : ''}${time}` }];
}

/** What the one meeting that is moved is called. */
function meetingMoved({ intents, titles, text, people }: Reading): string | undefined {
  if (intents[0]?.intent !== 'reschedule_meeting' || people.length !== 1) return undefined;
  const [title] = titles;
  return title === undefined ? meetingWords.exec(text)?.[0] : text.slice(title.start, title.end);
}
const anotherTo =
  /^(?:and |also |then |plus |likewise )*(?:(?:move|push|shift|reschedule|bring|put|change|make|set) )?(?<whom>\p{L}[\p{L} .'-]{1,30}?)'s? to (?<time>\S.{0,30})$/iu;

/** One meeting on each side of an “and”. */
function eachCalledOff(text: string, read: Read): readonly Clause[] | undefined {
  const halves = text.split(/\s+(?:and|n|&)\s+/i);
  const named = halves.flatMap((half) => {
    const { titles, people } = read(clauseOf(half));
    const [title, ...others] = titles;
    return title === undefined || others.length + people.length > 0 ? [] : [half.slice(title.start, title.end)];
  });
  return named.length === halves.length && named.length > 1
    ? named.map((called) => clauseOf(`cancel the ${called}`))
    : undefined;
}

/** “When is Anatole free tomorrow, and when is Rosalba?”: on the same days. */
function sameDays(before: Clause, clause: Clause, read: Read): readonly Clause[] | undefined {
  const [asked, again] = [read(before), read(clause)];
  const isBoth = [asked, again].every(({ intents }) => intents[0]?.intent === 'find_free_slots');
  if (!isBoth || asked.whens.length === 0 || again.whens.length > 0 || again.people.length === 0) return undefined;
  const days = asked.whens.map(({ text }) => text).join(' and ');
  return [before, { ...clause, text: `${clause.text.replace(/[\s?]+$/, '')} ${days}` }];
}

const notes =
  /^(?:please |so |just |can you )*(?:(?:make|add|take|leave|drop) (?:a |the )?note(?: of (?:it|that|this))?|(?:note|log|record|jot|write|add|save|put|enter|keep|file|store) (?:it|that|this)(?: down| in the (?:file|notes)| on file)?|notes?)(?: (?:on|in|to|under|into|against) (?:her|his|their|the) (?:files?|records?|profiles?|notes?))?(?:,? (?:please|pls|thanks|too|as well))*[.! ]*$/i;

/** What has just been told of somebody is the note. */
function notedDown(before: Clause, clause: Clause, read: Read): readonly Clause[] | undefined {
  if (!notes.test(clause.text) || before.payload !== undefined) return undefined;
  const { people, intents, stages } = read(before);
  const [person, ...others] = people;
  // “Solange made the cut for Shortlist, record that” is a step.
  const isOrder = intents.length + stages.length > 0;
  if (others.length > 0 || isOrder) return undefined;
  const told = toldIn(before.raw);
  if (person === undefined) return notedOfHim(told);
  if (person.candidates.kind === 'none') return undefined;
  // “Sabine: refs due Wednesday – note please” names her as a heading only.
  const isHeaded = told.toLowerCase().startsWith(`${person.text.toLowerCase()}: `);
  return [clauseOf(`add a note to ${person.text}`, isHeaded ? told.slice(person.text.length + 2) : told)];
}

/** What somebody said is noted as they said it: “Lin told me ‘…’, which is a bit much”. */
function toldIn(raw: string): string {
  const [quote, ...others] = raw.match(/⟦\d+⟧/gu) ?? [];
  return quote !== undefined && others.length === 0 && quoting.test(raw)
    ? quote
    : raw.replace(/[\s,.]+$/, '').replace(yes, '');
}
const quoting =
  /\b(?:said|says|told|wrote|writes|reads?|texted|messaged|msgd|mailed|e-?mailed|answered|replied|stated|states)\b[^⟦]{0,60}⟦/iu;
const yes = /^(?:(?:yeah|yes|yep|ok(?:ay)?|so|right|well|oh|and)[, ]+)+(?=(?:she|he|they)\b)/iu;
/** “He did the test twice, put that in his file”: whoever was spoken of. */
function notedOfHim(told: string): readonly Clause[] | undefined {
  const whom = objects.get(ofHim.exec(told)?.[1]?.toLowerCase() ?? '');
  return whom === undefined ? undefined : [clauseOf(`add a note to ${whom}`, told)];
}
const objects = new Map([
  ['he', 'him'],
  ['she', 'her'],
  ['they', 'them'],
]);
const ofHim = /^(he|she|they)\b/iu;

/** “Take her out of the screen and put her in the panel” is one move. */
function putElsewhere(before: Clause, clause: Clause, read: Read): readonly Clause[] | undefined {
  const from = read(before);
  const to = read(clause);
  const [person, ...others] = from.people;
  const isTakenOut =
    from.stages.length > 0 &&
    from.stages.every(({ isOrigin }) => isOrigin) &&
    /^(?:take|move|get|pull|bring)\b/i.test(before.text);
  const isPut = to.people.length === 0 && to.stages.some(({ isOrigin }) => !isOrigin) && pointing.test(clause.text);
  if (!isTakenOut || !isPut || person === undefined || others.length > 0) return undefined;
  return [{ ...clause, text: clause.text.replace(pointing, person.text) }];
}

const pointing = /\b(?:her|him|them)\b/i;

const carries: readonly ((before: Clause, clause: Clause, read: Read) => readonly Clause[] | undefined)[] = [
  bothBooked,
  letterAhead,
  lettered,
  sameFor,
  calledOff,
  notedDown,
  movedToo,
  putElsewhere,
  completedBy,
];
