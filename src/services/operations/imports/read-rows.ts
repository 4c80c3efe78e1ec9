// Rows of a file as records to be made: each is right as a whole, or its line says what is wrong.
import type { JobId, UserId } from '../../../core/ids.ts';
import type { NewCandidate, NewJob } from '../../../core/new-records.ts';
import type { Job, Stage, User } from '../../../core/records.ts';
import { isTerminal } from '../../../core/stages.ts';
import { appliedAtOf, type Cell, emailOf, longText, phoneIn, plainText } from './cells.ts';
import type { ImportMapping } from './fields.ts';
import type { CsvRow, LineError } from './read-csv.ts';

export interface Line<Value> {
  readonly line: number;
  readonly value: Value;
}

/** What names in the file are looked up in. */
export interface ImportContext {
  readonly jobs: readonly Job[];
  readonly stages: readonly Stage[];
  /** Those that somebody new may be put in, where the system takes them in some only. */
  readonly entryStages?: readonly Stage[] | undefined;
  readonly users: readonly User[];
  readonly now: Date;
  readonly zone: string;
  /** For rows that name none. */
  readonly job: JobId | undefined;
  readonly stage: Stage | undefined;
}

export type ReadRow<Value> = (row: CsvRow) => { readonly value: Value } | { readonly errors: readonly LineError[] };

/** By field. */
type MappedColumns = ReadonlyMap<string, { readonly column: string; readonly index: number }>;

/** The cells of one row by field, with what was wrong with them so far. */
class RowFields {
  readonly errors: LineError[] = [];
  readonly #row: CsvRow;
  readonly #columns: MappedColumns;

  constructor(row: CsvRow, columns: MappedColumns) {
    this.#row = row;
    this.#columns = columns;
  }

  text(field: string): string {
    const at = this.#columns.get(field);
    return at === undefined ? '' : (this.#row.cells[at.index] ?? '').trim();
  }

  fail(field: string, message: string): undefined {
    this.errors.push({ line: this.#row.line, column: this.#columns.get(field)?.column ?? null, message });
    return undefined;
  }

  take<Value>(field: string, cell: Cell<Value>): Value | undefined {
    return 'value' in cell ? cell.value : this.fail(field, cell.because);
  }
}

function columnsOf(mapping: ImportMapping, columns: readonly string[]): MappedColumns {
  return new Map(
    columns.flatMap((column, index) => {
      const field = Object.hasOwn(mapping, column) ? mapping[column] : null;
      return field === null || field === undefined ? [] : [[field, { column, index }] as const];
    }),
  );
}

export function candidateReader(
  context: ImportContext,
  { mapping, columns }: { mapping: ImportMapping; columns: readonly string[] },
): ReadRow<NewCandidate> {
  const fields = columnsOf(mapping, columns);
  const jobOf = finder(context.jobs, ({ id, title }) => [id, title]);
  const stageOf = finder(context.stages, (stage) => [stage]);
  return (row) => {
    const from = new RowFields(row, fields);
    const name = nameIn(from);
    const email =
      from.text('email') === ''
        ? from.fail('email', 'The e-mail address is missing.')
        : from.take('email', emailOf(from.text('email')));
    const phone = from.take('phone', phoneIn(from.text('phone')));
    const job = jobIn(from, { jobOf, standard: context.job });
    const stage = stageIn(from, { stageOf, context });
    const appliedAt = from.take('applied_at', appliedAtOf(from.text('applied_at'), context));
    const isWhole = name !== undefined && email !== undefined && job !== undefined && stage !== undefined;
    if (!isWhole || appliedAt === undefined || from.errors.length > 0) return { errors: from.errors };
    return { value: { name, email, ...(phone === undefined ? {} : { phone }), job, stage, appliedAt } };
  };
}

function nameIn(from: RowFields): string | undefined {
  const whole = from.text('name');
  const field = whole === '' ? 'first_name' : 'name';
  const text = whole === '' ? `${from.text('first_name')} ${from.text('last_name')}`.trim() : whole;
  if (text === '') return from.fail('name', 'The name is missing.');
  return from.take(field, plainText(text, { longest: 200 }));
}

type Find<Value> = (text: string) => readonly Value[];

function jobIn(from: RowFields, { jobOf, standard }: { jobOf: Find<Job>; standard: JobId | undefined }) {
  const text = from.text('job');
  if (text === '')
    return standard ?? from.fail('job', 'The requisition is missing. Name one, or choose one for all rows.');
  const [found, ...others] = jobOf(text);
  if (found === undefined) return from.fail('job', `There is no requisition “${shortened(text)}”.`);
  if (others.length > 0)
    return from.fail('job', `Several requisitions are called “${shortened(text)}”. Write the id of one.`);
  if (found.status === 'closed') return from.fail('job', `The requisition “${found.title}” is closed.`);
  return found.id;
}

function stageIn(from: RowFields, { stageOf, context }: { stageOf: Find<Stage>; context: ImportContext }) {
  const text = from.text('stage');
  const { entryStages } = context;
  const open = entryStages ?? context.stages.filter((stage) => !isTerminal(stage));
  if (text === '') return context.stage ?? open[0] ?? from.fail('stage', 'The pipeline has no stages.');
  const [found] = stageOf(text);
  if (found === undefined)
    return from.fail('stage', `There is no stage “${shortened(text)}”. The stages are: ${open.join(', ')}.`);
  if (isTerminal(found))
    return from.fail('stage', `“${found}” ends a candidacy. People are imported into one of: ${open.join(', ')}.`);
  if (entryStages?.includes(found) === false)
    return from.fail('stage', `People are imported into ${entryStages.join(', ')} and moved from there.`);
  return found;
}

export function jobReader(
  context: ImportContext,
  { mapping, columns }: { mapping: ImportMapping; columns: readonly string[] },
): ReadRow<NewJob> {
  const fields = columnsOf(mapping, columns);
  const userOf = finder(context.users, ({ id, name, email }) => [id, name, email]);
  return (row) => {
    const from = new RowFields(row, fields);
    const short = (field: string, longest: number) => from.take(field, plainText(from.text(field), { longest }));
    const title = from.text('title') === '' ? from.fail('title', 'The title is missing.') : short('title', 200);
    const [role, location, salaryRange] = [short('role', 80), short('location', 200), short('salary_range', 80)];
    const description = from.take('description', longText(from.text('description'), { longest: 20_000 }));
    const status = statusIn(from);
    const hiringManager = managerIn(from, userOf);
    if (from.errors.length > 0 || title === undefined || status === undefined || hiringManager === undefined)
      return { errors: from.errors };
    const texts = { role: role ?? '', location: location ?? '', salaryRange: salaryRange ?? '' };
    return { value: { title, ...texts, status, description: description ?? '', hiringManager } };
  };
}

const statuses = new Map<string, NewJob['status']>([
  ['', 'open'],
  ['open', 'open'],
  ['active', 'open'],
  ['published', 'open'],
  ['draft', 'draft'],
  ['closed', 'closed'],
  ['filled', 'closed'],
  ['archived', 'closed'],
]);

const statusIn = (from: RowFields): NewJob['status'] | undefined =>
  statuses.get(from.text('status').toLowerCase()) ?? from.fail('status', 'The status is open, draft or closed.');

function managerIn(from: RowFields, userOf: Find<User>): UserId | null | undefined {
  const text = from.text('hiring_manager');
  if (text === '') return null;
  const [found, ...others] = userOf(text);
  if (found === undefined)
    return from.fail('hiring_manager', `“${shortened(text)}” is no member of your organization.`);
  if (others.length > 0)
    return from.fail('hiring_manager', `Several people are called “${shortened(text)}”. Write the e-mail address.`);
  return found.id;
}

const folded = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim().toLowerCase();

/** By any of its names, without case; an id that fits exactly goes before names. */
function finder<Value>(all: readonly Value[], namesOf: (value: Value) => readonly string[]): Find<Value> {
  const found = new Map<string, Value[]>();
  for (const value of all)
    for (const name of new Set(namesOf(value).map(folded))) found.set(name, [...(found.get(name) ?? []), value]);
  return (text) => {
    const fitting = found.get(folded(text)) ?? [];
    const exact = fitting.filter((value) => namesOf(value)[0] === text);
    return exact.length > 0 ? exact : fitting;
  };
}

const shortened = (text: string): string => (text.length <= 60 ? text : `${text.slice(0, 59).toWellFormed()}…`);
