// Reads a request for a flow without a language model: what happens where, and what is then done in which system. It knows the
// common shapes only; every word that it does not know is named, so that nothing of a request is left out in silence.
import type { Connector } from '../../../../core/connector/connector.ts';
import type { User } from '../../../../core/records.ts';
import { takes } from '../../choose.ts';
import { type FlowEvent, type FlowIdea } from './flow-idea.ts';
import { sourceCollectionOf, targetCollectionOf } from './pick-collection.ts';
import { type Scheduled, readSchedule } from './read-schedule.ts';
import { type Mention, systemsIn } from './system-names.ts';
import { type Token, tokensOf } from './tokens.ts';
import { clausesOf, eventRank, isNamed } from './trigger-clause.ts';
import { type Verb, emptyWords, eventWords, nounWords, verbWords } from './words.ts';

export interface FlowVocabulary {
  readonly catalogue: readonly Connector[];
  readonly users: readonly Pick<User, 'id' | 'name'>[];
}

export interface ReadRequest {
  readonly idea: FlowIdea;
  /** Whether it is one of the shapes that are known, whole. */
  readonly isSure: boolean;
}

export function readRequest(request: string, known: FlowVocabulary): ReadRequest {
  const tokens = tokensOf(request);
  const mentions = systemsIn(tokens, known.catalogue);
  const schedule = readSchedule(tokens);
  const clauses = clausesOf(tokens, mentions);
  const claimed = new Set<number>(schedule?.claimed ?? []);
  for (const { from, to } of mentions) for (let at = from; at <= to; at += 1) claimed.add(at);
  const event = eventIn(tokens, clauses.trigger, claimed);
  const source = sourceOf(known, { tokens, clauses, event });
  const actions = clauses.segments.flatMap((segment) => actionsOf(known, { tokens, segment, event, source, claimed }));
  const unread = unreadIn(tokens, claimed);
  const idea: FlowIdea = {
    ...startOf(schedule),
    source: endOf(source),
    event,
    actions: eachOnce(actions.map(({ action }) => action)).slice(0, mostActions),
    ...(unread.length === 0 ? {} : { open: unread }),
  };
  const isWhole = idea.source.collection !== null && actions.length > 0 && unread.length === 0;
  return { idea, isSure: isWhole && actions.every(({ isSure }) => isSure) };
}

const endOf = (source: Source | undefined): FlowIdea['source'] =>
  source === undefined
    ? { system: null, collection: null }
    : { system: source.connector.system, collection: source.collection };

const startOf = (schedule: Scheduled | undefined): Pick<FlowIdea, 'starts' | 'cron'> =>
  schedule === undefined ? { starts: 'change' } : { starts: 'schedule', cron: schedule.cron };

const mostActions = 20;

const eachOnce = <T>(all: readonly T[]): T[] => [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];

/** Of all events in the trigger the one that says most: a new hire is a hire. */
function eventIn(tokens: readonly Token[], trigger: ReadonlySet<number>, claimed: Set<number>): FlowEvent {
  const found = [...trigger].flatMap((at) => {
    const rank = eventRank(tokens, at);
    if (rank < 0) return [];
    claimed.add(at);
    return [rank];
  });
  return found.length === 0 ? 'any' : (eventWords[Math.min(...found)]?.[0] ?? 'any');
}

interface Source {
  readonly connector: Connector;
  readonly collection: string | null;
}

type Clauses = ReturnType<typeof clausesOf>;

function sourceOf(
  { catalogue }: FlowVocabulary,
  { tokens, clauses: { source, trigger }, event }: { tokens: readonly Token[]; clauses: Clauses; event: FlowEvent },
): Source | undefined {
  const connector = catalogue.find(({ system }) => system === source?.system);
  if (connector === undefined || source === undefined) return undefined;
  const near = nounsIn(tokens, new Set([...around(tokens, source), ...trigger]));
  return { connector, collection: sourceCollectionOf(connector, { nouns: near, event }) };
}

/** “Salesforce accounts”, “contacts in Salesforce”: what stands beside it, up to where something else begins. */
function around(tokens: readonly Token[], { from, to }: Mention): ReadonlySet<number> {
  const isOther = (at: number): boolean =>
    tokens[at]?.breaks === true || /^(to|into|with|and|should)$/.test(tokens[at]?.word ?? 'to');
  const after = [to + 1, to + 2].filter((at) => !isOther(to + 1) && !isOther(at));
  const before = [from - 3, from - 2, from - 1].filter(
    (at) => at >= 0 && !/^(to|into|and)$/.test(tokens[at]?.word ?? ''),
  );
  return new Set([...after, ...before]);
}

const nounsIn = (tokens: readonly Token[], places: ReadonlySet<number>): readonly string[] =>
  [...places].map((at) => tokens[at]?.word ?? '').filter((word) => word !== '');

interface Segment {
  readonly verb: Verb | undefined;
  readonly at: readonly number[];
  readonly targets: readonly Mention[];
}

interface Reading {
  readonly tokens: readonly Token[];
  readonly segment: Segment;
  readonly event: FlowEvent;
  readonly source: Source | undefined;
  readonly claimed: Set<number>;
}

interface ReadAction {
  readonly action: FlowIdea['actions'][number];
  readonly isSure: boolean;
}

function actionsOf(known: FlowVocabulary, reading: Reading): readonly ReadAction[] {
  const { segment, tokens, claimed } = reading;
  // A verb by which nothing is done anywhere, as in “all open jobs”, says something else.
  const isDone = segment.verb === 'tell' || segment.targets.length > 0;
  for (const at of segment.at) {
    const word = tokens[at]?.word ?? '';
    const isVerb = isDone && !isNamed(tokens, at) && verbWords.some(([, pattern]) => pattern.test(word));
    if (isVerb || nounWords.some(([pattern]) => pattern.test(word))) claimed.add(at);
  }
  if (segment.verb === 'tell' && segment.targets.length === 0) return tellings(known, reading);
  return segment.targets.flatMap((target) => {
    const connector = known.catalogue.find(({ system }) => system === target.system);
    return connector === undefined ? [] : [writing(connector, reading)];
  });
}

/** People by their names; whoever is no person of the organization is asked about. */
function tellings({ users }: FlowVocabulary, { tokens, segment, claimed }: Reading): readonly ReadAction[] {
  return peopleIn(tokens, segment).flatMap((places) => {
    const words = places.filter((at) => !isFiller(tokens[at]));
    const who = words.map((at) => tokens[at]?.text ?? '').join(' ');
    if (who === '') return [];
    for (const at of places) claimed.add(at);
    return [{ action: { do: 'tell', who } as const, isSure: userNamed(users, who) !== undefined }];
  });
}

/** The places of their words, each person’s by itself, up to “know”. */
function peopleIn(tokens: readonly Token[], { at: all }: Segment): readonly number[][] {
  const end = all.find((at) => /^(know|when|whenever)$/.test(tokens[at]?.word ?? '')) ?? Infinity;
  const names = all.filter((at) => at < end && !verbWords.some(([, pattern]) => pattern.test(tokens[at]?.word ?? '')));
  const people: number[][] = [[]];
  for (const at of names) {
    const isJoint = /^(and|or)$/.test(tokens[at]?.word ?? '');
    if (isJoint || tokens[at]?.breaks === true) people.push([]);
    if (!isJoint) people.at(-1)?.push(at);
  }
  return people;
}

/** “let it know” names nobody, “tell IT” does. */
const isFiller = (token: Token | undefined): boolean =>
  token === undefined ||
  (token.text !== 'IT' && /^(the|our|my|also|it|them|this|about|that|of|to|a)$/.test(token.word));

/** By the whole name, or by a first name that only one of them has. */
export function userNamed<U extends Pick<User, 'name'>>(users: readonly U[], who: string): U | undefined {
  const wanted = who.toLowerCase();
  const whole = users.filter(({ name }) => name.toLowerCase() === wanted);
  const first = users.filter(({ name }) => name.toLowerCase().split(' ')[0] === wanted);
  const found = whole.length > 0 ? whole : first;
  return found.length === 1 ? found[0] : undefined;
}

function writing(connector: Connector, { tokens, segment, event, source }: Reading): ReadAction {
  const nouns = segment.at.map((at) => tokens[at]?.word ?? '');
  const model = source?.collection == null ? undefined : source.connector.collections[source.collection]?.model;
  const wanted = actionFor(segment.verb, event);
  const collection = targetCollectionOf(connector, {
    nouns,
    model,
    like: source?.collection ?? undefined,
    action: wanted,
  });
  const declared = collection === null ? undefined : connector.collections[collection];
  // A system that only knows how to put a record where it belongs makes one so, too.
  const action =
    declared !== undefined && !takes(declared, wanted) && takes(declared, 'upsert') && wanted !== 'delete'
      ? 'upsert'
      : wanted;
  return {
    action: { do: 'write', system: connector.system, collection, action },
    isSure: declared !== undefined && takes(declared, action),
  };
}

/** What is kept in step is put where it belongs; what has just happened is made. */
function actionFor(verb: Verb | undefined, event: FlowEvent) {
  if (verb === 'delete') return 'delete';
  if (verb === 'update' || verb === 'disable') return 'update';
  return event === 'any' || (verb === 'sync' && event === 'changed') ? 'upsert' : 'create';
}

/** The words that stand for nothing, side by side as they were written. */
function unreadIn(tokens: readonly Token[], claimed: ReadonlySet<number>): string[] {
  const runs: string[] = [];
  let last = -2;
  for (const [at, { text, word }] of tokens.entries()) {
    if (claimed.has(at) || isEmpty(tokens, at) || nounWords.some(([pattern]) => pattern.test(word))) continue;
    if (at === last + 1 && runs.length > 0) runs.push(`${runs.pop() ?? ''} ${text}`);
    else runs.push(text);
    last = at;
  }
  return runs.slice(0, 10);
}

/** “once” and “one time” at the end of what is said tell how often. */
function isEmpty(tokens: readonly Token[], at: number): boolean {
  const said = `${tokens[at - 1]?.word ?? ''} ${tokens[at]?.word ?? ''}`;
  if ((tokens[at + 1]?.breaks ?? true) && / once$|^one time$/.test(said)) return false;
  return said === 'in step' || emptyWords.has(tokens[at]?.word ?? '');
}
