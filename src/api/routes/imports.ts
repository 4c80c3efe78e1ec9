// Candidates and requisitions from a CSV file: first what would become of each line, then the import itself, which goes through the
// gate as one call and is taken back as one.
import { z } from 'zod';
import type { Principal } from '../../core/access.ts';
import { JobId } from '../../core/ids.ts';
import type { JsonObject } from '../../core/json.ts';
import { Problem } from '../../core/problem.ts';
import { Stage } from '../../core/records.ts';
import { importFields } from '../../services/operations/imports/fields.ts';
import { mostImported } from '../../services/operations/imports/import-limits.ts';
import { type ImportReading, readCandidates, readJobs } from '../../services/operations/imports/read-import.ts';
import type { ImportContext } from '../../services/operations/imports/read-rows.ts';
import { whyUnable } from '../../services/operations/unable.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import { ImportPreview, candidateRow, jobRow, wirePreview } from '../wire/imports.ts';
import { TaskResult, taskAnswer } from '../wire/task.ts';
import { taskProblems } from '../wire/task-problems.ts';
import type { RoutePorts } from './route-ports.ts';
import { instructed } from '../instructed.ts';

type Ports = Pick<RoutePorts, 'ats' | 'directory' | 'settings' | 'clocks' | 'gate'>;

export const importRoutes = (ports: Ports): Route[] => [previewImport(ports), startImport(ports)];

const ImportFile = z.strictObject({
  kind: z.enum(['candidates', 'requisitions']),
  file: z
    .base64()
    .min(1)
    .max(4_900_000)
    .describe('The CSV file in base64: UTF-8, UTF-16 or Windows code page, with comma, semicolon, tab or bar.'),
  mapping: z
    .record(z.string(), z.string().nullable())
    .describe('Which field each column fills, by its heading; null: none. Guessed by the headings where absent.')
    .optional(),
  job_id: JobId.describe('The requisition of rows that name none.').optional(),
  stage: Stage.describe('The stage of rows that name none; without it the first of the pipeline.').optional(),
});
type ImportFile = z.infer<typeof ImportFile>;

const example = {
  kind: 'candidates',
  file: Buffer.from('Name,Email,Job\nZoe Newman,zoe@example.com,Frontend Engineer\n').toString('base64'),
} as const;

const previewImport = (ports: Ports): Route =>
  defineRoute({
    method: 'POST',
    path: '/api/v1/imports/preview',
    summary: 'Preview an import',
    description:
      'Reads a CSV file and changes nothing: how its columns are mapped, what would be made of each line, which lines are wrong, and which stand in the ATS already. `unable` says why the connected ATS cannot take the import at all.',
    tag: 'operations',
    access: { scope: 'operations:*' },
    audit: readOnly,
    repeatable: { because: 'it changes nothing' },
    limit: 'jobs',
    batch: true,
    body: ImportFile,
    replies: { 200: ImportPreview },
    problems: ['upstream_failed', 'upstream_rate_limited', 'unavailable', 'validation_failed'],
    examples: { request: example },
    async handle({ by, body }) {
      const read = await readFile(ports, by, body);
      const unable = await whyUnable(ports.ats(by.tenant), able[body.kind]);
      const fields = importFields[body.kind].map(({ name, label }) => ({ name, label }));
      return { status: 200, body: wirePreview(read, { unable, fields }) };
    },
  });

const startImport = (ports: Ports): Route =>
  defineRoute({
    method: 'POST',
    path: '/api/v1/imports',
    summary: 'Import candidates or requisitions',
    description:
      'Makes a record in the ATS of each line that is right; duplicates are left out. One call of `import_candidates` or `import_requisitions`: decided on as one, and `POST /api/v1/actions/{id}/undo` takes it back as one. Answers 202 while somebody has to approve.',
    tag: 'operations',
    access: { scope: 'operations:*' },
    audit: { none: true, because: 'the ledger records every action itself' },
    limit: 'jobs',
    batch: true,
    body: ImportFile.extend({
      wrong_lines: z
        .enum(['refuse', 'skip'])
        .default('refuse')
        .describe('`refuse`: nothing is imported where any line is wrong. `skip`: the lines that are right are.'),
    }),
    replies: { 200: TaskResult, 202: TaskResult },
    problems: [...taskProblems, 'not_supported'],
    examples: { request: example },
    async handle({ by, body: { wrong_lines: wrong, ...file }, idem }) {
      const read = await readFile(ports, by, file);
      return taskAnswer(
        await ports.gate.call(
          instructed({ tool: `import_${file.kind}`, input: { rows: rowsOf(read, wrong) }, by, idem }),
        ),
      );
    },
  });

const able = { candidates: 'add_candidate', requisitions: 'add_job' } as const;

async function readFile(ports: Ports, { tenant }: Principal, body: ImportFile): Promise<ImportReading<JsonObject>> {
  const ats = ports.ats(tenant);
  const [jobs, stages, entryStages, users, { settings }] = await Promise.all([
    ats.jobs(),
    ats.stages(),
    ats.entryStages?.(),
    ports.directory(tenant).users(),
    ports.settings(tenant).get(),
  ]);
  const context: ImportContext = {
    jobs,
    stages,
    entryStages,
    users,
    now: ports.clocks.business.now(),
    zone: settings.timeZone,
    job: body.job_id,
    stage: body.stage,
  };
  const file = { bytes: Buffer.from(body.file, 'base64'), mapping: body.mapping };
  if (body.kind === 'requisitions') return rowsAs(await readJobs(file, context), jobRow);
  return rowsAs(await readCandidates(file, { ...context, candidates: await ats.candidates() }), candidateRow);
}

const rowsAs = <Value>(read: ImportReading<Value>, wire: (value: Value) => JsonObject): ImportReading<JsonObject> => ({
  ...read,
  ready: read.ready.map(({ line, value }) => ({ line, value: wire(value) })),
});

const mostNamed = 100;

/** Throws `validation_failed` with the lines that are wrong, or too many. */
function rowsOf({ ready, errors, duplicates }: ImportReading<JsonObject>, wrong: 'refuse' | 'skip'): JsonObject[] {
  const [first] = errors;
  if (first !== undefined && wrong === 'refuse') {
    const named = errors.slice(0, mostNamed).map(({ line, column, message }) => ({
      path: column === null ? `line ${line}` : `line ${line}, ${column}`,
      code: 'import',
      message,
    }));
    const count = errors.length === 1 ? 'One line is' : `${errors.length} lines are`;
    throw new Problem('validation_failed', `${count} wrong, line ${first.line} first: ${first.message}`, {
      errors: named,
    });
  }
  if (ready.length === 0) throw refused(nothingNew(duplicates.length));
  if (ready.length > mostImported)
    throw refused(`The file would make ${ready.length} records; one import takes ${mostImported}. Split it.`);
  return ready.map(({ value }) => value);
}

const nothingNew = (duplicates: number): string =>
  duplicates === 0
    ? 'No line of the file can be imported.'
    : `Nothing is new: all ${duplicates} lines that are right stand in the ATS already.`;

const refused = (message: string): Problem =>
  new Problem('validation_failed', message, { errors: [{ path: 'file', code: 'import', message }] });
