// The files of one candidate at a connected ATS, in Muster's own shape. A file is looked for in that candidate's own list before it is
// fetched: nobody reads another candidate's by its id, and addresses that end after minutes are always fresh.
import { type CandidateFile, type FileKind, mostFileBytes } from '../../core/candidate-file.ts';
import type { FileList } from '../../core/connector/candidate-files.ts';
import type { AtsMapping } from '../../core/connector/unified.ts';
import type { JsonObject } from '../../core/json.ts';
import { readPath } from '../../core/json-path.ts';
import type { DeclaredFile, MappedSystem } from '../../core/ports/remote-system.ts';
import { Problem } from '../../core/problem.ts';
import { allItems } from './all-items.ts';
import { instantAt, recordAt, says, textAt } from './values.ts';

interface AtsFilesDependencies {
  readonly remote: MappedSystem;
  readonly mapping: AtsMapping;
}

interface Found {
  readonly file: CandidateFile;
  readonly list: FileList;
  readonly body: JsonObject;
}

const most = 200;
const patienceMs = 60_000;

/** Newest first; what has no date last. */
export const filesOf = async (dependencies: AtsFilesDependencies, values: JsonObject) =>
  (await foundOf(dependencies, values)).map(({ file }) => file);

export async function fileOf(
  dependencies: AtsFilesDependencies,
  { values, id }: { values: JsonObject; id: string },
): Promise<Uint8Array> {
  const found = (await foundOf(dependencies, values)).find(({ file }) => file.id === id);
  const { title } = dependencies.remote.connector;
  if (found === undefined) throw new Problem('not_found', `${title} has no such file of that candidate any more.`);
  if ((found.file.bytes ?? 0) > mostFileBytes) throw tooLarge(title);
  const filled = { ...values, file: found.file.id, handle: textAt(found.body, found.list.handle, 4_000) ?? '' };
  const signal = AbortSignal.timeout(patienceMs);
  const from = await sourceOf(dependencies.remote, { found, values: filled, signal });
  const bytes = await dependencies.remote.file({ from, values: filled, signal });
  if (bytes.length > mostFileBytes) throw tooLarge(title);
  return bytes;
}

const tooLarge = (title: string): Problem =>
  new Problem('not_supported', `The file is larger than ${mostFileBytes / 1024 / 1024} MB. Open it in ${title}.`);

async function foundOf({ remote, mapping }: AtsFilesDependencies, values: JsonObject): Promise<readonly Found[]> {
  const byId = new Map<string, Found>();
  for (const list of mapping.files?.lists ?? []) {
    const { call, items, id, paging } = list;
    const { items: listed } = await allItems(remote, { call, items, id, paging, values });
    for (const body of listed.filter((one) => isThere(list, one))) {
      const file = fileIn(list, body);
      if (file !== undefined && !byId.has(file.id)) byId.set(file.id, { file, list, body });
    }
  }
  return [...byId.values()]
    .toSorted((a, b) => (b.file.addedAt ?? '').localeCompare(a.file.addedAt ?? ''))
    .slice(0, most);
}

/** Where the record is the candidate's own, no address means no file. */
function isThere({ gone, read }: FileList, body: JsonObject): boolean {
  if (gone !== undefined && says(body, { field: gone })) return false;
  return 'call' in read || addressAt(body, read.address) !== undefined;
}

function fileIn(list: FileList, body: JsonObject): CandidateFile | undefined {
  const id = textAt(body, list.id, 500);
  if (id === undefined) return undefined;
  const kind = kindOf(list.kind, body);
  const size = list.bytes === undefined ? undefined : Number(readPath(body, list.bytes) ?? Number.NaN);
  return {
    id,
    kind,
    name: textAt(body, list.name)?.replaceAll(/\s+/g, ' ') ?? names[kind],
    bytes: size !== undefined && Number.isSafeInteger(size) && size >= 0 ? size : null,
    addedAt: instantAt(body, list.addedAt) ?? null,
  };
}

const names: Readonly<Record<FileKind, string>> = { resume: 'Résumé', cover_letter: 'Cover letter', other: 'File' };

function kindOf(kind: FileList['kind'], body: JsonObject): FileKind {
  if (typeof kind === 'string') return kind;
  const holds = (values: typeof kind.resume): boolean => values.length > 0 && says(body, { field: kind.field, values });
  if (holds(kind.resume)) return 'resume';
  return holds(kind.coverLetter) ? 'cover_letter' : 'other';
}

const addressAt = (body: JsonObject, path: string): string | undefined => {
  const address = textAt(body, path, 4_000);
  return address !== undefined && URL.canParse(address) ? address : undefined;
};

async function sourceOf(
  remote: MappedSystem,
  { found: { list, body }, values, signal }: { found: Found; values: JsonObject; signal: AbortSignal },
): Promise<DeclaredFile['from']> {
  const { read } = list;
  if (!('address' in read)) return { call: read.call };
  const named =
    'call' in read ? recordAt(await remote.call({ call: read.call, values, writes: false, signal }), '$') : body;
  const address = named === undefined ? undefined : addressAt(named, read.address);
  if (address === undefined)
    throw new Problem('not_found', `${remote.connector.title} names no address for that file. Open it over there.`);
  return { address };
}
