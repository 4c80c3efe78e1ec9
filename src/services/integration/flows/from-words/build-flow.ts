// Makes a draft of what a request means, and holds every part of it against the catalogue: what cannot be found there becomes an open
// point. The draft is a flow like any other, and only a person publishes it.
import type { Collection } from '../../../../core/connector/collection.ts';
import type { Connector } from '../../../../core/connector/connector.ts';
import type { FlowDocument, FlowEnd, FlowStep, FlowStepOf, FlowTest } from '../../../../core/flow.ts';
import { type Connection, isSandbox } from '../../../../core/integration.ts';
import { takes } from '../../choose.ts';
import { eventTest, needsTest } from './event-test.ts';
import type { FlowEvent, FlowIdea, OpenPoint } from './flow-idea.ts';
import { type Known, userNamed } from './read-request.ts';
import { saying, suggestFields } from './suggest-fields.ts';

export interface Building extends Known {
  readonly connections: readonly Connection[];
}

export interface DraftedFlow {
  readonly document: FlowDocument;
  readonly open: readonly OpenPoint[];
}

interface End {
  readonly connector: Connector | undefined;
  readonly name: string | null;
  readonly collection: Collection | undefined;
}

export function buildFlow(building: Building, request: string, idea: FlowIdea): DraftedFlow {
  const open: OpenPoint[] = (idea.open ?? []).map((words) => ({
    part: 'words',
    message: `“${words}”: no part of the flow says so. Add it, or leave it out.`,
  }));
  const source = endFor(building, { ...idea.source, part: 'source' }, open);
  const conditions = conditionsFor(source, idea, open);
  const steps = [
    ...conditions,
    ...tellings(building, { idea, source, open }),
    ...writings(building, { idea, source, open }),
  ];
  if (steps.every(({ kind }) => kind === 'filter'))
    open.push({
      part: 'action',
      message: 'The request names nothing that is to be done. Add a step that writes or notifies.',
    });
  return {
    document: {
      format: 1,
      name: nameFor(request),
      description: request.slice(0, 1_000),
      trigger: triggerFor(source, idea, open),
      source: { ...endIn(building, idea.source.system, source), filters: {} },
      start: steps[0]?.id ?? null,
      steps: chained(steps),
      carry_deletions: false,
      retry_policy: { max_retries: 3, backoff_multiplier: 2 },
      webhook_url: null,
    },
    open,
  };
}

const nameFor = (request: string): string => {
  const plain = request.replaceAll(/\s+/g, ' ').trim();
  const short = plain.length > 100 ? `${plain.slice(0, 99)}…` : plain;
  return short === '' ? 'A new flow' : short.charAt(0).toUpperCase() + short.slice(1);
};

interface Wanted {
  readonly system: string | null;
  readonly collection: string | null;
  readonly part: 'source' | 'action';
}

function endFor({ catalogue }: Building, { system, collection, part }: Wanted, open: OpenPoint[]): End {
  const connector = catalogue.find((one) => one.system === system);
  if (connector === undefined) {
    const message =
      system === null
        ? `No system is named that the flow could ${part === 'source' ? 'read from' : 'write to'}. Choose one.`
        : `There is no system ${system} in the catalogue. Choose another, or REST system for one that is not listed.`;
    open.push({ part, message });
    return { connector, name: null, collection: undefined };
  }
  const found = collection === null ? undefined : connector.collections[collection];
  if (found === undefined) {
    const names = Object.keys(connector.collections).join(', ') || 'none that is declared';
    const what =
      collection === null
        ? `Which records of ${connector.title}`
        : `${connector.title} has no ${collection}. Which records`;
    open.push({ part, message: `${what} are meant? It has: ${names}.` });
    return { connector, name: null, collection: undefined };
  }
  return { connector, name: collection, collection: found };
}

/** The only real account of that system is taken; with several, or none, a person chooses. */
function endIn({ connections }: Building, system: string | null, { connector, name }: End): FlowEnd {
  const own = connections.filter((one) => one.system === system);
  const real = own.filter((one) => !isSandbox(one));
  const [only, ...others] = real.length === 0 ? own : real;
  return {
    system: connector?.system ?? null,
    connection: others.length === 0 ? (only?.id ?? null) : null,
    collection: name,
  };
}

function triggerFor({ connector, name }: End, { starts, cron }: FlowIdea, open: OpenPoint[]): FlowDocument['trigger'] {
  if (starts === 'manual') return { kind: 'manual' };
  if (starts === 'schedule') {
    if (cron === undefined)
      open.push({ part: 'trigger', message: 'When is it to run? The request names no time that is known.' });
    return { kind: 'schedule', cron: cron ?? '0 6 * * *', time_zone: 'UTC' };
  }
  const reported = Object.values(connector?.webhooks?.events ?? {}).some(({ collection }) => collection === name);
  return { kind: reported ? 'webhook' : 'real_time' };
}

/** Without a test, everybody would take the way of those it happened to: then a field is asked for that nobody has. */
function conditionsFor(
  { connector, collection }: End,
  { event, where = [] }: FlowIdea,
  open: OpenPoint[],
): FlowStepOf<'filter'>[] {
  const tests: FlowTest[] = where.map(({ field, is }) => {
    if (collection !== undefined && !Object.values(collection.fields).some(({ path }) => path === field))
      open.push({
        part: 'condition',
        message: `${connector?.title ?? 'The source'} declares no field ${field}. Choose the one that is meant.`,
      });
    return { field, is };
  });
  if (tests.length === 0 && needsTest(event)) tests.push(testOf(event, { connector, collection }, open));
  if (tests.length === 0) return [];
  return [
    {
      id: 'only',
      kind: 'filter',
      name: `Only ${eventInWords[event] ?? 'these'}`,
      when: { all: tests, any: [] },
      next: null,
    },
  ];
}

function testOf(
  event: FlowEvent,
  { connector, collection }: Pick<End, 'connector' | 'collection'>,
  open: OpenPoint[],
): FlowTest {
  const found = collection === undefined ? undefined : eventTest(event, collection);
  const title = connector?.title ?? 'The source';
  const what = eventInWords[event] ?? event;
  if (found === undefined) {
    open.push({
      part: 'condition',
      message: `${title} declares no field that tells ${what}. Choose the field and the value that do.`,
    });
    return { field: event, exists: true };
  }
  if (!found.isCertain)
    open.push({
      part: 'condition',
      message: `Is ${found.test.field} “${String(found.test.is)}” what ${title} calls ${what}? Its values are not declared.`,
    });
  return found.test;
}

const eventInWords: Readonly<Partial<Record<FlowEvent, string>>> = {
  hired: 'who was hired',
  left: 'who left',
  rejected: 'who was rejected',
  accepted: 'what was accepted',
  declined: 'what was declined',
  withdrawn: 'who withdrew',
  completed: 'what is completed',
  signed: 'what is signed',
  won: 'what was won',
  lost: 'what was lost',
  suspended: 'who is suspended',
  moved: 'who moved to that stage',
};

interface Acting {
  readonly idea: FlowIdea;
  readonly source: End;
  readonly open: OpenPoint[];
}

/** One message for each record; they come before what makes the record another one. */
function tellings({ users }: Building, { idea, source, open }: Acting): FlowStep[] {
  const told = idea.actions.flatMap((one) => (one.do === 'tell' ? [one.who] : []));
  if (told.length === 0) return [];
  const known = told.flatMap((who) => userNamed(users, who)?.id ?? []);
  for (const who of told)
    if (userNamed(users, who) === undefined)
      open.push({ part: 'people', message: `Who is “${who}”? Nobody here is called so. Choose who is told.` });
  const about = source.collection === undefined ? 'A record' : saying(source.collection);
  const text = `${about}: ${eventInWords[idea.event] ?? idea.event} (${source.connector?.title ?? 'the source'})`;
  return [
    { id: 'tell', kind: 'notify', name: 'Tell people', users: [...new Set(known)], text, at_most: 20, next: null },
  ];
}

function writings(building: Building, acting: Acting): FlowStep[] {
  const writes = acting.idea.actions.flatMap((one) => (one.do === 'write' ? [one] : []));
  let from = acting.source;
  return writes.flatMap((write, index) => {
    const end = endFor(building, { ...write, part: 'action' }, acting.open);
    if (end.collection !== undefined && end.connector !== undefined && !takes(end.collection, write.action))
      acting.open.push({
        part: 'action',
        message: `${end.connector.title} takes no ${write.action} in ${end.name ?? ''}. Choose another action or collection.`,
      });
    const number = writes.length === 1 ? '' : `-${index + 1}`;
    const fields = write.action === 'delete' ? [] : fieldsFor({ from, end, event: acting.idea.event }, acting.open);
    const written: FlowStep = {
      id: `write${number}`,
      kind: 'write',
      to: endIn(building, write.system, end),
      action: write.action,
      next: null,
    };
    if (write.action === 'delete') {
      acting.open.push({
        part: 'fields',
        message: `By which field is the record found in ${end.connector?.title ?? 'the other system'}? A delete needs its id there.`,
      });
      return [written];
    }
    from = { ...from, collection: end.collection === undefined ? from.collection : madeOf(end.collection, fields) };
    return [{ id: `fields${number}`, kind: 'map' as const, fields, keep: 'mapped' as const, next: null }, written];
  });
}

/** Behind a map step a record has the fields that it made, and no others. */
const madeOf = (target: Collection, fields: FlowStepOf<'map'>['fields']): Collection => ({
  ...target,
  fields: Object.fromEntries(
    fields.map(({ to }) => {
      const { type = 'string' } = target.fields[to] ?? {};
      return [to, { path: to, type }];
    }),
  ),
});

interface Mapping {
  readonly from: End;
  readonly end: End;
  readonly event: FlowEvent;
}

function fieldsFor({ from, end, event }: Mapping, open: OpenPoint[]): FlowStepOf<'map'>['fields'] {
  if (from.collection === undefined || end.collection === undefined || end.connector === undefined) return [];
  const model = end.collection.model ?? '';
  const isTelling = /^(chat|mail)\.message$|^calendar\.event$|^video\.meeting$/.test(model);
  const fields = isTelling
    ? tellingFields(from.collection, end.collection, event)
    : [...suggestFields(from.collection, end.collection)];
  if (fields.length === 0)
    open.push({
      part: 'fields',
      message: `Which fields of ${from.connector?.title ?? 'the source'} go into ${end.connector.title}? None are called alike.`,
    });
  else if (!isTelling) {
    const missing = peopleFields.filter(
      ([pattern]) => declares(end.collection, pattern) && !fields.some(({ to }) => pattern.test(to)),
    );
    for (const [, what] of missing)
      open.push({
        part: 'fields',
        message: `Where does the ${what} for ${end.connector.title} come from? ${from.connector?.title ?? 'The source'} holds none there.`,
      });
  }
  return fields;
}

const peopleFields = [
  [/^(first|given)_?name$|^firstname$/i, 'first name'],
  [/^(last|family)_?name$|^(surname|lastname)$/i, 'last name'],
] as const;

const declares = (collection: Collection | undefined, pattern: RegExp): boolean =>
  Object.keys(collection?.fields ?? {}).some((name) => pattern.test(name));

function tellingFields(source: Collection, target: Collection, event: FlowEvent): FlowStepOf<'map'>['fields'] {
  const to = ['text', 'content', 'summary', 'subject', 'topic', 'title', 'body'].find((name) => name in target.fields);
  if (to === undefined) return [];
  const text = `${saying(source)}: ${eventInWords[event] ?? event}`;
  return [{ from: source.id, to, transform: [{ op: 'template', text }] }];
}

const chained = (steps: readonly FlowStep[]): FlowStep[] =>
  steps.map((step, index) => ({ ...step, next: steps[index + 1]?.id ?? null }) as FlowStep);
