// Orders of any kinds joined in one sentence, each whole by itself: “Sandro to Panel, and 20 minutes with Bo on Monday at four”,
// “the debrief on Friday is off and Rui goes to Offer”. It is cut only where every part is an order that lacks nothing.
import { type Clause, clauseOf, clausesOf } from '../../../../../nlp/clauses.ts';
import { type Intent, orderOpens } from '../../../../../nlp/intents.ts';
import { meetingWords } from '../../../../../nlp/lexicon/meeting-words.ts';
import { boundTo } from '../../../../../nlp/lexicon/narration.ts';
import { anyOrder } from '../../../../../nlp/lexicon/verbs.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';
import { doubtAbout, reads, undoubtedIntent, unreadIn } from '../../clause/objections/doubts.ts';
import { leftoversOf } from '../../clause/recognised/leftovers.ts';
import type { Known } from '../../named/known.ts';
import type { PersonMention } from '../../named/people.ts';

type Read = (clause: Clause) => Reading;

interface Setting {
  readonly read: Read;
  readonly known: Known;
}

const joints =
  /[,;]?\s+(?:and|then|plus|also|as well as)(?:\s(?:then|also|please|pls|for|secondly))*\s+(?:\+\s+)?|[,;]\s+(?:(?:second|third)(?:ly)?,?\s+)?|\s+[+–]\s+/giu;
/** “move ann to onsite reject tom”: typed without a mark, behind two words at least, before a verb that nothing before it takes. */
const runsOn = new RegExp(
  `(?<=\\S \\S+)(?<!\\b(?:${boundTo}|the|an?|this|his|her|their|our|my|your|with|for|of|about|on|at|in|into|from|by|no|new|next|first|second|job|final)) (?=(?:${anyOrder}) \\S)`,
  'giu',
);
const mostParts = 4;
const mostJoints = 8;
/** “…, about Ottavia”, “…, with Bo at ten” belong to what stands before them. */
const tail = /^(?:about|with|for|re|regarding|at|on|from|to|into|by|using|via|because|since|as|or|not|but|like)\b/i;
/** What wishes for the first part wishes for the others: “I want Ann rejected and Bo in Panel”, “show me Ann and a list of …”. */
const lead =
  /^(?:(?:i|we|he|she|(?:m[rs]s?\.? )?\p{Lu}[\p{L}'-]+)(?:'d| would| should)? (?:like|love|want|wants|need|needs|wish|request)(?: to (?:see|have|get))?(?: both)?|(?:show|give|get|send)(?: me| us)|let (?:me|us) (?:have|see))\s+/iu;
/** What they say goes on to the end. */
const worded: ReadonlySet<Intent> = new Set<Intent>(['notify_user', 'send_message', 'add_note', 'log_crm']);

export function wholeOrders(clause: Clause, { read, known }: Setting): readonly Clause[] | undefined {
  if (clause.reason !== undefined || clause.mood !== 'order') return undefined;
  const said = clauseOf(clause.said, clause.payload).text === clause.text ? clause.said : clause.text;
  const cutting = { read, known, payload: clause.payload, lead: lead.exec(said)?.[0] ?? '', before: [], joints };
  const parts = cut(said, cutting) ?? (orderOpens.test(said) ? cut(said, { ...cutting, joints: runsOn }) : undefined);
  if (parts === undefined) return undefined;
  const intents = parts.map((part) => read(part).intents[0]?.intent ?? 'move_stage');
  // “Property, 4+ days without contact” describes one group; what is asked about as a whole is not cut.
  const lists = intents.filter((intent) => intent === 'find_candidates');
  const isAsked = clause.said.trim().endsWith('?') && !intents.every((intent) => reads.has(intent));
  return lists.length > 1 || isAsked ? undefined : parts;
}

interface Cutting extends Setting {
  readonly joints: RegExp;
  readonly payload: string | undefined;
  readonly lead: string;
  readonly before: readonly Reading[];
}

function cut(text: string, cutting: Cutting): readonly Clause[] | undefined {
  const { read, before, payload } = cutting;
  for (const { index, 0: joint } of [...text.matchAll(cutting.joints)].slice(0, mostJoints)) {
    const rest = text.slice(index + joint.length);
    if (before.length >= mostParts - 1 || tail.test(rest) || rest.trim() === '') continue;
    const first = wholeIn(text.slice(0, index), { ...cutting, payload: undefined });
    if (first === undefined || isOpenEnded(read(first)) || isListed(read(first), read(clauseOf(rest)))) continue;
    const behind = { ...cutting, before: [...before, read(first)] };
    const others = cut(rest, behind) ?? alone(wholeIn(rest, { ...behind, payload }));
    if (others !== undefined) return [first, ...others];
  }
  return undefined;
}

/** “Follow up with Ann, Bo and Cy”: names of one list. */
const isListed = (first: Reading, rest: Reading): boolean =>
  first.payload === undefined &&
  rest.people.some(({ start }) => start === 0) &&
  first.people.some(({ end }) => end >= first.text.trimEnd().length);

const alone = (clause: Clause | undefined): readonly Clause[] | undefined =>
  clause === undefined ? undefined : [clause];

const isOpenEnded = ({ intents, payload }: Reading): boolean =>
  payload === undefined && worded.has(intents[0]?.intent ?? 'find_candidates');

/** The part as an order of its own; what the first part is wished for with may be needed by it. */
function wholeIn(text: string, { read, known, payload, lead: wish, before }: Cutting): Clause | undefined {
  const noted = noteAlone(text);
  // “Tom: Offer”, as lists are written
  const listed = text.replace(/^(\p{Lu}[^:,]{1,40}): (?=\S)/u, '$1, ');
  const wished = before.length === 0 || wish === '' ? [] : [wish + text];
  return (noted === undefined ? [listed, ...wished] : [noted])
    .map((said) => clauseIn(said, payload))
    .find((one) => one !== undefined && isWhole(read(one), before, known));
}

/** With the words that it wants written. */
function clauseIn(text: string, payload: string | undefined): Clause | undefined {
  if (payload !== undefined) return clauseOf(text, payload);
  const [only, ...others] = clausesOf(text);
  return others.length === 0 ? only : undefined;
}

const fileOf = '(?:file|record|profile|notes|card)';
const unsaid = '(?!(?:says?|said|reads?|goes|went|was|is|states?|from|wrote|told)\\b)';
/** “The note on my desk reads …” is one that somebody has. */
const noun = new RegExp(
  `^(?:(?:an?|one|another) )?(?:(?:short|quick|brief|little|small) )*note(?: (?:on|to|about|for|by|with|in) (?<whom>(?!(?:my|your|our|the)\\b)${unsaid}[\\p{L}'-]+(?: ${unsaid}[\\p{L}'-]+){0,2}?))?(?=:| that | saying | ⟦)`,
  'iu',
);
const file = new RegExp(
  `^(?:in|on|to|into) (?<whom>his|her|their) ${fileOf}(?:,? (?:the (?:words?|remark|sentence)|that))?(?=:| ⟦| that )`,
  'iu',
);
/** “A short note on Bo that he has a van”, also where it stands alone. */
export function notedAlone(clause: Clause, read: Read): readonly Clause[] | undefined {
  if (clause.mood !== 'order' || clause.payload !== undefined || read(clause).intents.length > 0) return undefined;
  const noted = noteAlone(clause.said);
  return noted === undefined ? undefined : alone(clauseIn(noted, undefined));
}

/** “… and a note on Bo that he has a van”, “… plus a note ‘late’”, “… and in her file the words ‘late’”. */
function noteAlone(text: string): string | undefined {
  const found = noun.exec(text) ?? file.exec(text);
  const whom = (found?.groups?.['whom'] ?? 'them').replace(/^(?:his|their)$/i, 'them');
  return found === null ? undefined : `add a note to ${whom}${text.slice(found[0].length)}`;
}

function isWhole(reading: Reading, before: readonly Reading[], known: Known): boolean {
  const intent = intentOf(reading) ?? undoubtedIntent(reading, known);
  if (intent === undefined || filled[intent]?.(reading) !== true || !isOrdered(reading, intent)) return false;
  if (points(reading) && !isOfOne(before)) return false;
  return doubtAbout(intent, reading, known) === undefined && unreadIn(intent, reading) === undefined;
}

const sure = 0.85;
const intentOf = ({ intents: [best] }: Reading): Intent | undefined =>
  best !== undefined && best.confidence >= sure ? best.intent : undefined;

/** Nothing in it is told or hedged; what the words all but certainly mean may be told. */
function isOrdered(reading: Reading, intent: Intent): boolean {
  const { mood, reason } = reading.clause;
  const { tells, hedges } = leftoversOf(reading);
  const isQuestion = mood === 'question' && reads.has(intent);
  const isOrder = mood === 'order' && (tells.length === 0 || reading.intents.length === 0);
  return reason === undefined && hedges.length === 0 && (isQuestion || isOrder);
}

const points = ({ people, text }: Reading): boolean => !people.some(isCandidate) && pronoun.test(text);

/** One person at most was named before whom “her” could mean; of nobody, an earlier sentence tells. */
const isOfOne = (before: readonly Reading[]): boolean => {
  const names = new Set(
    before.flatMap(({ people }) =>
      people
        .filter(isCandidate)
        .map(({ candidates }) => (candidates.kind === 'one' ? String(candidates.person.id) : '')),
    ),
  );
  return names.size < 2;
};

const isCandidate = ({ candidates }: PersonMention): boolean => candidates.kind === 'one';
const isColleague = ({ users, candidates }: PersonMention): boolean =>
  users.kind === 'one' && candidates.kind !== 'one';
const pronoun = /\b(?:her|him|them|his|their)\b/i;
const aboutSomebody = (reading: Reading): boolean => reading.people.some(isCandidate) || points(reading);
const onlyCandidates = ({ people, text }: Reading): boolean =>
  people.length === 0 ? pronoun.test(text) : people.every(isCandidate);
/** “Bo did well. Studio test and send him the details” */
const isStageAlone = ({ people, stages, text }: Reading): boolean =>
  people.length === 0 && stages.some(({ start, end }) => start === 0 && end === text.length);
const untimed = ({ whens, durations, money }: Reading): boolean => whens.length + durations.length + money.length === 0;
const isTimed = ({ whens }: Reading): boolean => whens.length === 1 && whens[0]?.says.time === true;
const isMeeting = (reading: Reading): boolean =>
  reading.titles.length > 0 || (meetingWords.test(reading.text) && aboutSomebody(reading));
const isGroup = ({ filters }: Reading): boolean => Object.keys(filters).length > 0;

/** “The clearance people want it repeated” lists nobody. */
const lists =
  /^(?:(?:an?|the|one) )?(?:lists?|who|which|all|every\w*|any\w*|those|show|find|how many|names|people|candidates|applicants|overview|give|get|see)\b/i;

/** What has to be there, and nothing of another order, for a part to stand for itself. */
const filled: Readonly<Partial<Record<Intent, (reading: Reading) => boolean>>> = {
  move_stage: (reading) =>
    untimed(reading) &&
    (onlyCandidates(reading) || isStageAlone(reading)) &&
    reading.template === undefined &&
    reading.stages.filter(({ isOrigin }) => !isOrigin).length === 1,
  reject_candidate: (reading) => untimed(reading) && onlyCandidates(reading) && reading.stages.length === 0,
  send_followup: (reading) =>
    untimed(reading) &&
    reading.stages.length === 0 &&
    (reading.template?.ids.length === 1 || /^(?:please )?(?:follow up|chase)\b/i.test(reading.clause.said)) &&
    (onlyCandidates(reading) || isGroup(reading)),
  send_offer: (reading) => reading.money.length === 1 && reading.people.length === 1 && onlyCandidates(reading),
  book_meeting: (reading) =>
    isTimed(reading) &&
    aboutSomebody(reading) &&
    (reading.people.some(isColleague) || /\b(?:me|manager)\b/i.test(reading.text)) &&
    reading.durations.length < 2,
  reschedule_meeting: (reading) => reading.whens.some(({ says }) => says.time) && isMeeting(reading),
  cancel_meeting: isMeeting,
  add_note: (reading) => reading.payload !== undefined && aboutSomebody(reading),
  log_crm: (reading) => reading.payload !== undefined && aboutSomebody(reading),
  send_message: (reading) => reading.payload !== undefined && aboutSomebody(reading),
  notify_user: ({ people, payload, clause }) =>
    people.length === 1 && people.every(isColleague) && (payload !== undefined || /\bknow\b/i.test(clause.text)),
  run_sync: ({ people }) => !people.some(isCandidate),
  start_sequence: onlyCandidates,
  stop_sequence: onlyCandidates,
  show_candidate: (reading) => untimed(reading) && reading.people.length === 1 && onlyCandidates(reading),
  score_candidate: onlyCandidates,
  find_candidates: (reading) => reading.people.length === 0 && isGroup(reading) && lists.test(reading.text),
  find_free_slots: ({ people, whens }) => people.some(isColleague) && whens.length === 1,
  morning_brief: ({ people }) => people.length === 0,
  show_metrics: ({ people }) => people.length === 0,
  list_approvals: ({ people }) => people.length === 0,
  list_actions: ({ people }) => people.length === 0,
  integration_health: ({ people }) => people.length === 0,
};
