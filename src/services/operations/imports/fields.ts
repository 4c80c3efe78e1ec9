// What can be imported, and by which headings files call it. Headings are compared without case, accents and separators.
export type ImportKind = 'candidates' | 'requisitions';

export interface ImportField {
  readonly name: string;
  /** As the mapping shows it. */
  readonly label: string;
  readonly headings: readonly string[];
}

const candidates: readonly ImportField[] = [
  {
    name: 'name',
    label: 'Full name',
    headings: [
      'name',
      'full name',
      'candidate',
      'candidate name',
      'applicant',
      'applicant name',
      'nombre completo',
      'nom complet',
    ],
  },
  {
    name: 'first_name',
    label: 'First name',
    headings: ['first name', 'given name', 'forename', 'firstname', 'vorname', 'prenom', 'nombre'],
  },
  {
    name: 'last_name',
    label: 'Last name',
    headings: ['last name', 'family name', 'surname', 'lastname', 'nachname', 'nom', 'apellido', 'apellidos'],
  },
  {
    name: 'email',
    label: 'E-mail address',
    headings: [
      'email',
      'e mail',
      'email address',
      'e mail address',
      'mail',
      'candidate email',
      'primary email',
      'correo',
      'correo electronico',
      'courriel',
    ],
  },
  {
    name: 'phone',
    label: 'Phone number',
    headings: [
      'phone',
      'phone number',
      'mobile',
      'mobile number',
      'cell',
      'cell phone',
      'telephone',
      'tel',
      'telefon',
      'telefono',
    ],
  },
  {
    name: 'job',
    label: 'Requisition',
    headings: [
      'job',
      'job title',
      'job id',
      'requisition',
      'requisition id',
      'position',
      'role',
      'opening',
      'vacancy',
      'stelle',
      'puesto',
      'poste',
    ],
  },
  {
    name: 'stage',
    label: 'Stage',
    headings: ['stage', 'pipeline stage', 'status', 'candidate stage', 'step', 'etapa', 'phase'],
  },
  {
    name: 'applied_at',
    label: 'Applied on',
    headings: [
      'applied at',
      'applied on',
      'applied',
      'application date',
      'date applied',
      'applied date',
      'created at',
      'bewerbungsdatum',
    ],
  },
];

const requisitions: readonly ImportField[] = [
  {
    name: 'title',
    label: 'Title',
    headings: [
      'title',
      'job title',
      'job',
      'position',
      'name',
      'requisition',
      'requisition name',
      'role title',
      'opening',
    ],
  },
  { name: 'role', label: 'Role family', headings: ['role', 'role family', 'department', 'team', 'category'] },
  {
    name: 'location',
    label: 'Location',
    headings: ['location', 'city', 'site', 'office', 'place', 'standort', 'ubicacion', 'lieu'],
  },
  {
    name: 'salary_range',
    label: 'Salary range',
    headings: ['salary', 'salary range', 'pay', 'pay range', 'compensation'],
  },
  { name: 'status', label: 'Status', headings: ['status', 'state', 'job status'] },
  { name: 'description', label: 'Description', headings: ['description', 'job description', 'details', 'summary'] },
  {
    name: 'hiring_manager',
    label: 'Hiring manager',
    headings: ['hiring manager', 'manager', 'owner', 'hiring manager email', 'manager email'],
  },
];

export const importFields: Readonly<Record<ImportKind, readonly ImportField[]>> = { candidates, requisitions };

/** Which field each column fills; null: none. */
export type ImportMapping = Readonly<Record<string, string | null>>;

const folded = (heading: string): string =>
  heading
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** By the heading alone, each field once: the first column that is called so has it. */
export function guessMapping(kind: ImportKind, columns: readonly string[]): ImportMapping {
  const taken = new Set<string>();
  // By entries: a column may be called `__proto__`.
  return Object.fromEntries(
    columns.map((column) => {
      const heading = folded(column);
      const found = importFields[kind].find(({ name, headings }) => !taken.has(name) && headings.includes(heading));
      if (found !== undefined) taken.add(found.name);
      return [column, found?.name ?? null];
    }),
  );
}

/** What is wrong with a mapping that somebody made; empty: nothing. */
export function mappingFaults(kind: ImportKind, mapping: ImportMapping, columns: readonly string[]): readonly string[] {
  const known = new Set(importFields[kind].map(({ name }) => name));
  const used = Object.entries(mapping).flatMap(([, field]) => (field === null ? [] : [field]));
  const missing = Object.keys(mapping).filter((column) => !columns.includes(column));
  const unknown = used.filter((field) => !known.has(field));
  const twice = [...new Set(used.filter((field, index) => used.indexOf(field) !== index))];
  return [
    ...missing.map((column) => `The file has no column “${column}”.`),
    ...unknown.map((field) => `There is no field “${field}”. The fields are: ${[...known].join(', ')}.`),
    ...twice.map((field) => `Two columns fill the field “${field}”. Choose one.`),
  ];
}

/** What no column gives, where every row needs it. `job`: all rows are for one requisition. */
export function missingFields(kind: ImportKind, mapping: ImportMapping, { job }: { job: boolean }): readonly string[] {
  const used = new Set(Object.values(mapping));
  const needed: readonly (readonly [string, boolean])[] =
    kind === 'requisitions'
      ? [['title', used.has('title')]]
      : [
          ['name', used.has('name') || used.has('first_name') || used.has('last_name')],
          ['e-mail address', used.has('email')],
          ['requisition', used.has('job') || job],
        ];
  return needed.flatMap(([name, isGiven]) => (isGiven ? [] : [name]));
}
