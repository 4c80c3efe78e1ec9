// pull, plan, apply and rollback: the folder on one side, the running organization on the other.
import { type Environment, environmentKinds } from '../../src/core/environment.ts';
import { type EnvironmentApi, Planned, Refused, Running, Schemas, Task, accepted } from './api.ts';
import {
  type Folder,
  newPlace,
  placeOf,
  readFolder,
  removeFile,
  writeDocument,
  writeManifest,
  writeSchema,
} from './files.ts';

export interface CommandContext {
  readonly api: EnvironmentApi;
  readonly folder: string;
  readonly print: (line: string) => void;
}

const at = '/api/v1/environment';

/** Writes what differs and leaves the other files as people wrote them. Answers how many files changed. */
export async function pull(context: CommandContext): Promise<number> {
  const { api, folder, print } = context;
  writeManifest(folder);
  const { schemas } = accepted(await api.get(`${at}/schemas`), Schemas);
  for (const [kind, schema] of Object.entries(schemas)) writeSchema(folder, kind, schema);
  const { environment: running } = accepted(await api.get(at), Running);
  const local = readFolder(folder);
  const changed = writeRunning(context, { running, local, differing: await differingIn(context, local) });
  const removed = removeGone(context, { running, local });
  print(changed + removed === 0 ? 'The files are as the organization is.' : `${changed + removed} files changed.`);
  return changed + removed;
}

interface Compared {
  readonly running: Environment;
  readonly local: Folder;
}

function writeRunning(
  { folder, print }: CommandContext,
  { running, local, differing }: Compared & { differing: ReadonlySet<string> },
): number {
  const taken = new Set(local.places.values());
  let written = 0;
  for (const [kind] of kindsOf(local))
    for (const [name, document] of Object.entries(running[kind] ?? {})) {
      const place = local.places.get(placeOf(kind, name));
      if (place !== undefined && !differing.has(placeOf(kind, name))) continue;
      const target = place ?? newPlace(kind, name, taken);
      taken.add(target);
      writeDocument(folder, target, { kind, name, document });
      print(`${place === undefined ? '+' : '~'} ${target}`);
      written += 1;
    }
  return written;
}

function removeGone({ folder, print }: CommandContext, { running, local }: Compared): number {
  let removed = 0;
  for (const [kind, wanted] of kindsOf(local))
    for (const name of Object.keys(wanted)) {
      const place = local.places.get(placeOf(kind, name));
      if (place === undefined || Object.hasOwn(running[kind] ?? {}, name)) continue;
      removeFile(folder, place);
      print(`- ${place}`);
      removed += 1;
    }
  return removed;
}

const kindsOf = ({ environment }: Folder) =>
  environmentKinds.flatMap((kind) => {
    const all = environment[kind];
    return all === undefined ? [] : [[kind, all] as const];
  });

/** Files that do not mean what runs; those that cannot be read as documents count as such. */
async function differingIn({ api }: Pick<CommandContext, 'api'>, local: Folder): Promise<ReadonlySet<string>> {
  const reply = await api.post(`${at}/plan`, { environment: local.environment });
  if (reply.status === 422) return new Set(local.places.keys());
  return new Set(accepted(reply, Planned).changes.map(({ kind, name }) => placeOf(kind, name)));
}

/** Answers the plan. */
export async function plan(context: CommandContext): Promise<Planned> {
  const local = readFolder(context.folder);
  const planned = await plannedFor(context, local);
  tell(context, planned);
  return planned;
}

async function plannedFor({ api }: CommandContext, local: Folder): Promise<Planned> {
  try {
    return accepted(await api.post(`${at}/plan`, { environment: local.environment }), Planned);
  } catch (error) {
    throw error instanceof Refused ? inFiles(error, local) : error;
  }
}

function tell({ print }: CommandContext, { changes, warnings }: Planned): void {
  const signs = { create: '+', update: '~', remove: '-' } as const;
  for (const { kind, name, change, fields } of changes)
    print(`${signs[change]} ${kind} ${name}${fields.length === 0 ? '' : ` (${fields.join(', ')})`}`);
  for (const { kind, name, message } of warnings) print(`! ${kind} ${name}: ${message}`);
  print(changes.length === 0 ? 'Nothing differs.' : `${changes.length} changes.`);
}

/** Says the file of each fault in the place of its path. */
function inFiles({ errors, message }: Refused, { places }: Folder): Error {
  const lines = errors.map(({ path, message: what }) => {
    const found = [...places].find(([key]) => {
      const [kind = '', name = ''] = key.split('\n');
      return (
        path === `${kind}.${name}` ||
        path.startsWith(`${kind}.${name}.`) ||
        (kind === 'settings' && path.startsWith('settings'))
      );
    });
    if (found === undefined) return `${path}: ${what}`;
    const [key, place] = found;
    const [kind = '', name = ''] = key.split('\n');
    const rest = path
      .replace(`${kind}.${name}`, '')
      .replace(/^settings/, '')
      .replace(/^\./, '');
    return `${place}: ${rest === '' ? '' : `${rest}: `}${what}`;
  });
  return new Error(lines.length === 0 ? message : lines.join('\n'));
}

export interface Waiting {
  readonly seconds: number;
  readonly sleep: (ms: number) => Promise<unknown>;
}

/** `waits`: nobody has approved it yet. */
export async function apply(context: CommandContext, waiting: Waiting): Promise<'unchanged' | 'applied' | 'waits'> {
  const { api, print } = context;
  const local = readFolder(context.folder);
  const planned = await plannedFor(context, local);
  tell(context, planned);
  if (planned.changes.length === 0) return 'unchanged';
  const body = { environment: local.environment, digest: planned.digest };
  const task = accepted(await api.post(`${at}/apply`, body), Task);
  print(`${task.summary} (action ${task.action_id})`);
  if (task.status !== 'pending_approval') return 'applied';
  print(`It waits for approval: ${task.approval_id ?? ''}, in the console under Approvals.`);
  for (let waited = 0; waited < waiting.seconds; waited += pauseSeconds) {
    await waiting.sleep(pauseSeconds * 1000);
    if ((await plannedFor(context, local)).changes.length === 0) {
      print('It was approved and applied.');
      return 'applied';
    }
  }
  return 'waits';
}

const pauseSeconds = 5;

/** Takes the last apply back. */
export async function rollback({ api, print }: CommandContext): Promise<void> {
  const task = accepted(await api.post(`${at}/rollback`, {}), Task);
  print(`${task.summary} (action ${task.action_id}: ${task.status})`);
}
