// A request that says nothing by itself makes an order of what was told before it, also where other talk stands between: “Judith would
// love to meet Russell next Tuesday at ten. He is free then. Could you put that in for them?”
import { type Clause, clauseOf } from '../../../../../nlp/clauses.ts';
import { orderOpens } from '../../../../../nlp/intents.ts';
import { type RequestKind, requestKindOf } from '../../../../../nlp/bare-requests.ts';
import { holds, refuses, wonders } from '../../../../../nlp/lexicon/requests.ts';
import type { Known } from '../../named/known.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';
import { leftoversOf } from '../../clause/recognised/leftovers.ts';
import { readClause } from '../../clause/reading.ts';
import { isOrdering } from '../../take-clause.ts';
import { acrossSentences } from './across.ts';
import { wishedFor } from './index.ts';
import { offeredAs } from './offers.ts';

type Read = (clause: Clause) => Reading;
const farthest = 3;

export function askedFor(clauses: readonly Clause[], quotes: readonly string[], known: Known): readonly Clause[] {
  const read: Read = (clause) => readClause(clause, quotes, known);
  const done: Clause[] = [];
  for (const clause of clauses) {
    const last = done.at(-1);
    if (last?.mood === 'order' && refuses.test(clause.said)) {
      done.splice(-1, 1, { ...last, mood: 'negated', isCarried: true });
      continue;
    }
    if (last !== undefined && holdsBack(clause, last)) {
      done.splice(-1, 1, { ...last, mood: 'hypothetical' });
      continue;
    }
    if (isPassedOn(last, clause, read)) continue;
    const asked = last === undefined ? undefined : requested(done, clause, read);
    if (asked === undefined) done.push(clause);
    else
      done.splice(
        asked.at,
        done.length - asked.at,
        ...done.slice(asked.at).map((one) => (isWriting(read(one)) ? one : told(one))),
        asked.order,
      );
  }
  return done;
}

/** “Her offer is agreed at 91,000. Please see to it.” */
const asksForOffer = (near: readonly Clause[], kind: RequestKind): boolean =>
  kind === 'offer' || (kind === 'any' && near.some(({ said }) => ofOffer.test(said)));
const ofOffer = /\boffer\b.*\d|\d.*\boffer\b/iu;

/** “Bo needs to know that Ann is ill, pass it on?”: it is told already. */
const isPassedOn = (last: Clause | undefined, { said, mood }: Clause, read: Read): boolean =>
  last?.payload !== undefined &&
  isWriting(read(last)) &&
  (mood === 'order' || mood === 'question') &&
  requestKindOf(said) === 'tell';

interface Requested {
  /** Where the telling begins. */
  readonly at: number;
  readonly order: Clause;
}

function requested(before: readonly Clause[], clause: Clause, read: Read): Requested | undefined {
  const kind = kindAsked(before, clause, read);
  if (kind === undefined) return undefined;
  const whole = (order: Clause | undefined) => (order !== undefined && isWhole(read(order)) ? order : undefined);
  const near = before.slice(-farthest);
  const offer = asksForOffer(near, kind) ? whole(offeredAs(near.map(read))) : undefined;
  if (offer !== undefined) return { at: Math.max(0, before.length - farthest), order: offer };
  if (kind === 'offer') return undefined;
  const at = lastNaming(before, read);
  const telling = before[at];
  if (telling === undefined) return undefined;
  const order = orderTold(telling, kind, { read, whole });
  const joint = order ?? whole(acrossSentences(near.map(read), { kind, said: clause.said }));
  return joint === undefined || isSaidAgain(joint, telling, read)
    ? undefined
    : { at, order: kind === 'note' ? quotedOf(joint, clause) : joint };
}

function kindAsked(before: readonly Clause[], clause: Clause, read: Read): RequestKind | undefined {
  const isOpen = clause.payload === undefined && clause.reason === undefined;
  const isAsked = clause.mood !== 'negated' && clause.mood !== 'report';
  return isOpen && isAsked ? requestKindOf(withoutNameTold(before, clause, read)) : undefined;
}

/** “Jonas has his own van. Note that down for Jonas.”: whom the sentence before names alone is “him”. */
function withoutNameTold(before: readonly Clause[], clause: Clause, read: Read): string {
  const [named, ...others] = read(clause).people;
  const telling = named === undefined ? undefined : before[lastNaming(before, read)];
  if (named === undefined || others.length > 0 || telling === undefined) return clause.said;
  const told = read(telling).people;
  const isSame = told.every(
    ({ candidates }) => candidates.kind === 'one' && idOf(candidates) === idOf(named.candidates),
  );
  return told.length > 0 && isSame ? clause.said.replace(named.text, 'them') : clause.said;
}
const idOf = (found: Reading['people'][number]['candidates']): string | undefined =>
  found.kind === 'one' ? found.person.id : undefined;

/** “… Keep that sentence”: of what was told, only what was quoted. */
function quotedOf(order: Clause, { said }: Clause): Clause {
  const [quote, ...others] = order.payload?.match(/⟦\d+⟧/gu) ?? [];
  return quote !== undefined && others.length === 0 && /\b(?:sentence|quote|line)\b/iu.test(said)
    ? { ...order, payload: quote }
    : order;
}

/** “I should tell Bo that Ann is in. Can you do that?” has its words already. */
function isSaidAgain(order: Clause, telling: Clause, read: Read): boolean {
  const [again, before] = [read(order), read(telling)];
  return isWriting(before) && before.payload !== undefined && again.intents[0]?.intent === before.intents[0]?.intent;
}

const orderTold = (
  telling: Clause,
  kind: RequestKind,
  { read, whole }: { read: Read; whole: (order: Clause | undefined) => Clause | undefined },
): Clause | undefined =>
  whole(ofWhatIsTold(telling, kind, read)) ??
  whole(wishedFor(read(telling), kind)) ??
  headOf(telling, read, (head) => whole(wishedFor(head, kind)));

/** “Let Owen know that Ann's call is off and cancel it”: it is what he is told of. */
const ofWhatIsTold = ({ payload }: Clause, kind: RequestKind, read: Read): Clause | undefined =>
  payload !== undefined && calendarKinds.has(kind) ? wishedFor(read(clauseOf(payload)), kind) : undefined;
const calendarKinds: ReadonlySet<RequestKind> = new Set(['cancel', 'shift']);

/** Who is told something beside it is still to be told. */
const isWriting = ({ clause, intents }: Reading): boolean =>
  clause.mood === 'order' && writing.has(intents[0]?.intent ?? '');
const writing = new Set(['notify_user', 'send_message', 'add_note', 'log_crm']);

/** “The talk is off, the crew is in Gympie”: what follows says why. */
function headOf<Found>({ text }: Clause, read: Read, find: (head: Reading) => Found | undefined): Found | undefined {
  const [head = '', ...rest] = text.split(/[,;]\s+|\s-+\s/);
  return rest.length === 0 ? undefined : find(read(clauseOf(head)));
}

/** “Not yet though.”, “Is that possible?”: what was said before is not to be done at once. */
const holdsBack = ({ said }: Clause, before: Clause): boolean =>
  before.mood === 'order' && (holds.test(said) || (wonders.test(said) && !orderOpens.test(before.said)));

/** The last sentence that names anything; behind it, talk. */
function lastNaming(clauses: readonly Clause[], read: Read): number {
  const at = clauses.findLastIndex((clause) => namesSomething(read(clause)));
  return at < clauses.length - farthest ? -1 : at;
}

const namesSomething = ({ people, stages, whens, titles, template, payload }: Reading): boolean =>
  people.length + stages.length + whens.length + titles.length > 0 || template !== undefined || payload !== undefined;

const isWhole = (order: Reading): boolean =>
  order.clause.mood === 'order' && isOrdering(order) && leftoversOf(order).hedges.length === 0;

const told = (clause: Clause): Clause => ({ ...clause, mood: 'report', isBeside: true });
