// Which field of one system goes into which of another, by what both are called. What is not alike is left to a person.
import type { Collection } from '../../../../core/connector/collection.ts';
import type { FlowStepOf } from '../../../../core/flow.ts';
import { type FieldType, mayStandAs } from '../shape.ts';

type Mapped = FlowStepOf<'map'>['fields'][number];
interface Field {
  readonly name: string;
  readonly path: string;
  readonly type: FieldType;
}

/** Names of the same thing, in the order in which one is taken. */
const alike: readonly (readonly RegExp[])[] = [
  [/^(first|given)_?name$|^firstname$/i],
  [/^(last|family)_?name$|^(surname|lastname)$/i],
  [/^(full_?name|name|display_?name)$/i, /^(display|preferred)_?name$/i],
  [
    /^(email|mail|e_?mail_?address|primary_?email|email_address)$/i,
    /^work_?email$/i,
    /^home_?email$/i,
    /^(login|user_?principal_?name|user_?name)$/i,
  ],
  [/^(phone|phone_?number|mobile_?phone|mobile)$/i],
  [/^(job_?title|title|position|headline)$/i],
  [/^department$/i],
  [/^company$/i],
  [/^(location|site|office_?location)$/i],
  [/^(hire_?date|hired_at|start_?date)$/i],
  [/^employee_?(id|number)$/i],
];

/** With the fields of the source that nothing takes. */
export function suggestFields(
  source: Pick<Collection, 'fields'>,
  target: Pick<Collection, 'fields' | 'id'>,
): readonly Mapped[] {
  const from = fieldsOf(source);
  const mapped: Mapped[] = [];
  for (const to of fieldsOf(target)) {
    if (to.path === target.id) continue;
    const found =
      from.find((one) => one.name.toLowerCase() === to.name.toLowerCase() && isName(to.name)) ?? likeness(from, to);
    const one = found === undefined ? splitName(from, to) : movedTo(found, to);
    if (one !== undefined) mapped.push(one);
  }
  return mapped;
}

const isName = (name: string): boolean =>
  !/^(id|status|state|type|version|tags|createdat|updatedat|created_at|updated_at|last_changed)$/i.test(name);

const fieldsOf = ({ fields }: Pick<Collection, 'fields'>): readonly Field[] =>
  Object.entries(fields).map(([name, { path, type }]) => ({ name, path, type }));

function likeness(from: readonly Field[], to: Field): Field | undefined {
  const group = alike.find((patterns) => patterns.some((pattern) => pattern.test(to.name)));
  for (const pattern of group ?? []) {
    const found = from.find(({ name, type }) => pattern.test(name) && mayBecome(type, to.type));
    if (found !== undefined) return found;
  }
  return undefined;
}

const mayBecome = (given: FieldType, wanted: FieldType): boolean => mayStandAs(given, wanted) || wanted === 'date';

function movedTo({ path, name, type }: Field, to: Field): Mapped | undefined {
  const field = { from: path, to: targetName(to) };
  if (to.type === 'date' && type !== 'date') return { ...field, transform: [{ op: 'date', from: 'iso', to: 'iso' }] };
  if (/mail|login/i.test(name) && type === 'string') return { ...field, transform: [{ op: 'case', to: 'lower' }] };
  return mayStandAs(type, to.type) ? field : undefined;
}

/** Writes know the fields of a record by their names. */
const targetName = ({ name }: Field): string => name;

/** A system that holds the name as one. */
function splitName(from: readonly Field[], to: Field): Mapped | undefined {
  const whole = from.find(({ name, type }) => type === 'string' && /^(full_?)?name$/i.test(name));
  const take = /^((first|given)_?name|firstname)$/i.test(to.name)
    ? 0
    : /^((last|family)_?name|surname|lastname)$/i.test(to.name)
      ? -1
      : undefined;
  if (whole === undefined || take === undefined) return undefined;
  return { from: whole.path, to: targetName(to), transform: [{ op: 'split', by: ' ', take }] };
}

/** What a message, an entry or an event says of a record: the name that it has, or else its id. */
export function saying(source: Pick<Collection, 'fields' | 'id'>): string {
  const fields = fieldsOf(source);
  const path = (pattern: RegExp): string | undefined => fields.find(({ name }) => pattern.test(name))?.path;
  const [first, last] = [
    path(/^(first|given)_?name$|^firstname$/i),
    path(/^(last|family)_?name$|^(surname|lastname)$/i),
  ];
  if (first !== undefined && last !== undefined) return `{${first}} {${last}}`;
  return `{${path(/^(name|full_?name|display_?name|title|subject)$/i) ?? source.id}}`;
}
