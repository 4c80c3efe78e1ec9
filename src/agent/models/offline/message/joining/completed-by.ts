// Orders that lack what the clause before them says: “Dev's through to the panel, would you move him?”, “Nell needs the demo guide,
// send it”, “Yuna's code is in, tell Seojun”, “Kenji and Arjun, one hour on Thursday, when are both free?”.
import { type Clause, clauseOf } from '../../../../../nlp/clauses.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';
import { leftoversOf } from '../../clause/recognised/leftovers.ts';
import type { PersonMention } from '../../named/people.ts';

type Read = (clause: Clause) => Reading;

/** Undefined where the clause stands for itself, or the one before it is an order of its own. */
export function completedBy(before: Clause, clause: Clause, read: Read): readonly Clause[] | undefined {
  const told = read(before);
  // “Dev's through to the panel, would you move him?”: ordered once.
  if (told.intents[0]?.intent === 'move_stage' && told.stages.length > 0 && moves.test(clause.text)) return [before];
  if (told.intents.length > 0 || before.payload !== undefined || doubtful.test(before.said)) return undefined;
  return (
    movedThere(told, clause) ??
    letterFrom(told, read(clause)) ??
    passedOn({ before, told }, clause, read) ??
    (before.mood === 'order' ? freeWhen(told, clause) : undefined)
  );
}

/** The stage may be one that somebody comes from, or has failed. */
const doubtful =
  /\b(?:not|never|n't|no|if|unless|whether|or|maybe|perhaps|was|were|been|failed|failing|left|after|from|before|until|wants? to|would like to|asked)\b|n't\b|\?$/i;
const onward =
  /\b(?:ready|through|set|cleared|due|up|fit|good|next|needs?|deserves?|earned|should|goes?|belongs?|is|on)\b/i;
const moves =
  /^(?:please |so |just |do |kindly )*(?:move|put|advance|push|take|send|bring|promote|progress) (?:her|him|them)(?: (?:through|on|along|forward|there|over|up|for me|please|to that stage|to it|now))*[.!? ]*$/i;

function onlyCandidate({ people }: Reading): PersonMention | undefined {
  const [person, ...others] = people;
  return others.length === 0 && person?.candidates.kind === 'one' && person.users.kind === 'none' ? person : undefined;
}

function movedThere(told: Reading, clause: Clause): readonly Clause[] | undefined {
  const [stage, ...others] = told.stages;
  const person = onlyCandidate(told);
  if (stage === undefined || others.length > 0 || stage.isOrigin || person === undefined) return undefined;
  if (!moves.test(clause.text) || !onward.test(told.text)) return undefined;
  return [{ ...clause, text: `move ${person.text} to ${told.text.slice(stage.start, stage.end)}` }];
}

const letterFrom = (told: Reading, order: Reading): readonly Clause[] | undefined =>
  sentIt(told, order.clause) ?? givenIt(told, order);

const sends =
  /^(?:please |so |just |do |kindly )*(?:(?:send|e-?mail|mail|forward|shoot|share|fire off) (?:it|that|this|one)(?: (?:to|over to|across to|out to) (?:her|him|them)| over| across| out| off)?|(?:send|give|e-?mail|mail) (?:her|him|them) (?:it|that|this|one))(?: please| now)*[.!? ]*$/i;

function sentIt(told: Reading, clause: Clause): readonly Clause[] | undefined {
  const [id, ...others] = told.template?.ids ?? [];
  const person = onlyCandidate(told);
  if (id === undefined || others.length > 0 || person === undefined || !sends.test(clause.text)) return undefined;
  return [{ ...clause, text: `send ${person.text} the ${id} template` }];
}

const gives =
  /^(?:please |so |just |and |then |kindly )*(?:(?:send|give|e-?mail|mail|forward|shoot|get) (?:it|that|this|one|the same)(?: (?:over|out|on|off|across))* to @|(?:send|give|e-?mail|mail|get) @ (?:it|that|this|one)|@ (?:(?:should|must|needs to|has to|ought to|can|is to) (?:get|have|receive)|gets|needs|deserves) (?:it|that|this|one))(?: (?:too|as well|please|now))*[.!? ]*$/;

/** “It's called reference request, it is in the list. Ann should get it.” */
function givenIt(told: Reading, order: Reading): readonly Clause[] | undefined {
  const [id, ...others] = told.template?.ids ?? [];
  const person = onlyCandidate(order);
  if (id === undefined || others.length > 0 || person === undefined || told.people.length > 0) return undefined;
  const said = `${order.text.slice(0, person.start)}@${order.text.slice(person.end)}`;
  return gives.test(said.charAt(0).toLowerCase() + said.slice(1))
    ? [{ ...order.clause, text: `send ${person.text} the ${id} template` }]
    : undefined;
}

const tells =
  /^(?:please |so |just |and |kindly )*(?:tell|inform|notify|update|ping|let) (?<whom>[\p{L}' .-]{2,40}?)(?: know)?(?: (?:that|so|about it|about that|this))?[.! ]*$/iu;

function passedOn(
  { before, told }: { before: Clause; told: Reading },
  clause: Clause,
  read: Read,
): readonly Clause[] | undefined {
  if (clause.payload !== undefined || !tells.test(clause.text)) return undefined;
  if (told.stages.length > 0 || leftoversOf(told).tells.length === 0) return undefined;
  const { people } = read(clause);
  const [user, ...others] = people;
  const isColleague = others.length === 0 && user?.users.kind === 'one' && user.candidates.kind === 'none';
  if (!isColleague || user === undefined) return undefined;
  return [clauseOf(`tell ${user.text}`, before.raw.replace(/[\s,.;]+$/, ''))];
}

const asksWhen =
  /^(?:so |and )?when(?: (?:is|are|do|does|would|could|can))?(?: (?:he|she|they|both(?: of them)?|everybody|everyone|all))?(?: (?:free|available|have time|has time))?(?<rest>,? (?:for )?(?:an? |half an |\d+ ?)?(?:hours?|h|min(?:ute)?s?|m)?)[?.! ]*$/i;

/** Colleagues and a time, and then the question. */
function freeWhen(told: Reading, clause: Clause): readonly Clause[] | undefined {
  const areColleagues =
    told.people.length > 0 &&
    told.people.every(({ users, candidates }) => users.kind === 'one' && candidates.kind !== 'one');
  const asked = asksWhen.exec(clause.said);
  if (!areColleagues || asked === null || told.whens.some(({ says }) => says.time)) return undefined;
  return [clauseOf(`find a free slot with ${told.text}${asked.groups?.['rest'] ?? ''}`)];
}
