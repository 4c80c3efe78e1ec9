// The work that every contender has to do: people at a source, and what each becomes at the destination. Made from its number,
// so that the destination can tell right from wrong without keeping anything.
export const fieldMapping = {
  id: 'external_id',
  first_name: { to: 'full_name', transform: [{ op: 'template', text: '{first_name} {last_name}' }] },
  work_email: 'email',
  job_title: 'title',
  'department.name': 'org_unit',
  hire_date: 'start_date',
  status: {
    to: 'state',
    transform: [{ op: 'lookup', table: { ACTIVE: 'active', ON_LEAVE: 'leave', ENDED: 'inactive' } }],
  },
  manager_id: 'manager_external_id',
} as const;

const firstNames = ['Ada', 'Björn', 'Chloé', 'Dmitri', 'Emeka', 'Fatima', 'Grace', 'Hiro', 'Inés', 'José', 'Kofi'];
const lastNames = ['Nguyen', "O'Brien", 'Müller', 'García', 'Smith-Jones', 'Kowalski', 'Okafor', 'Sato', 'Łukasz'];
const titles = ['RN', 'Forklift Operator', 'Account Executive', 'Software Engineer', 'Store Manager', 'CDL Driver'];
const departments = ['Nursing', 'Warehouse', 'Sales', 'Engineering', 'Retail', 'Logistics'];
const states = { ACTIVE: 'active', ON_LEAVE: 'leave', ENDED: 'inactive' } as const;
const statuses = ['ACTIVE', 'ON_LEAVE', 'ENDED'] as const;

/** FNV-1a with a final mix: spread well enough for faults and names, and cheap enough not to be what is measured. */
export function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  return (state ^ (state >>> 13)) >>> 0;
}

const of = <T>(list: readonly [T, ...T[]] | readonly T[], number: number): T => {
  const found = list[number % list.length];
  if (found === undefined) throw new Error('the list is empty');
  return found;
};

export const idOf = (index: number): string => `E${String(index).padStart(7, '0')}`;
export const indexOf = (id: string): number => Number(id.slice(1));

const two = (value: number): string => String(value).padStart(2, '0');

export function employee(index: number) {
  const id = idOf(index);
  const h = hash(id);
  return {
    id,
    first_name: of(firstNames, h),
    last_name: of(lastNames, h >>> 4),
    work_email: `e${index}@example.test`,
    job_title: of(titles, h >>> 3),
    department: { id: (h >>> 5) % departments.length, name: of(departments, h >>> 5) },
    hire_date: `${2015 + ((h >>> 12) % 11)}-${two(1 + ((h >>> 8) % 12))}-${two(1 + (h % 28))}`,
    status: of(statuses, h >>> 7),
    manager_id: index === 0 ? null : idOf(h % index),
    salary: 30_000 + (h % 90_000),
    phone: `+1555${String(h % 1e7).padStart(7, '0')}`,
    address: { street: `${h % 999} Main St`, city: 'Tulsa', state: 'OK', zip: String(10_000 + (h % 89_999)) },
    custom_fields: { shirt: 'M', badge: String(h) },
  };
}
type Employee = ReturnType<typeof employee>;

/** The eight fields: five renames, one nested path, one concatenation, one table. */
export const mapped = (from: Employee) => ({
  external_id: from.id,
  full_name: `${from.first_name} ${from.last_name}`,
  email: from.work_email,
  title: from.job_title,
  org_unit: from.department.name,
  start_date: from.hire_date,
  state: states[from.status],
  manager_external_id: from.manager_id,
});
