// What a flow that is asked for in words does: whom it tells, what it writes where, and which fields go into which.
import type { Collection } from '../../../../core/connector/collection.ts';
import type { FlowStep, FlowStepOf } from '../../../../core/flow.ts';
import { takes } from '../../choose.ts';
import { eventInWords } from './flow-conditions.ts';
import { type Building, type End, endFor, endIn } from './flow-ends.ts';
import type { FlowEvent, FlowIdea, OpenPoint } from './flow-idea.ts';
import { userNamed } from './read-request.ts';
import { saying, suggestFields } from './suggest-fields.ts';

interface Acting {
  readonly idea: FlowIdea;
  readonly source: End;
  readonly open: OpenPoint[];
}

/** One message for each record; they come before what makes the record another one. */
export function tellings({ users }: Building, { idea, source, open }: Acting): FlowStep[] {
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

export function writings(building: Building, acting: Acting): FlowStep[] {
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
  const [source, target] = [from.collection, end.collection];
  if (source === undefined || target === undefined) return [];
  const isTelling = /^(chat|mail)\.message$|^calendar\.event$|^video\.meeting$/.test(target.model ?? '');
  const fields = isTelling ? tellingFields(source, target, event) : [...suggestFields(source, target)];
  const [there, here] = [end.connector?.title ?? 'the other system', from.connector?.title ?? 'the source'];
  const say = (message: string): void => void open.push({ part: 'fields', message });
  if (fields.length === 0) say(`Which fields of ${here} go into ${there}? None are called alike.`);
  else if (!isTelling)
    for (const what of missingNames(target, fields))
      say(`Where does the ${what} for ${there} come from? ${here} holds none there.`);
  return fields;
}

const missingNames = (target: Collection, fields: FlowStepOf<'map'>['fields']): readonly string[] =>
  peopleFields.flatMap(([pattern, what]) =>
    Object.keys(target.fields).some((name) => pattern.test(name)) && !fields.some(({ to }) => pattern.test(to))
      ? [what]
      : [],
  );

const peopleFields = [
  [/^(first|given)_?name$|^firstname$/i, 'first name'],
  [/^(last|family)_?name$|^(surname|lastname)$/i, 'last name'],
] as const;

function tellingFields(source: Collection, target: Collection, event: FlowEvent): FlowStepOf<'map'>['fields'] {
  const to = ['text', 'content', 'summary', 'subject', 'topic', 'title', 'body'].find((name) => name in target.fields);
  if (to === undefined) return [];
  const text = `${saying(source)}: ${eventInWords[event] ?? event}`;
  return [{ from: source.id, to, transform: [{ op: 'template', text }] }];
}
