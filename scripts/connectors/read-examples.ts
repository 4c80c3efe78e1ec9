// Every answer that a vendor shows, and the other forms in which systems give it, read through its connector: each record comes
// out whole, and each of its fields is declared or told as one that the connector does not name.
import { isDeepStrictEqual } from 'node:util';
import type { Collection } from '../../src/core/connector/collection.ts';
import type { Connector } from '../../src/core/connector/connector.ts';
import { Json, type JsonObject } from '../../src/core/json.ts';
import { readPath } from '../../src/core/json-path.ts';
import type { Drift } from '../../src/core/ports/drift-log.ts';
import { RemoteFault } from '../../src/core/ports/remote-system.ts';
import { noteDrift } from '../../src/connectors/runtime/drift.ts';
import { readPage } from '../../src/connectors/runtime/read-page.ts';
import { findOperation } from './description.ts';
import type { Description } from './lint.ts';
import { type Variation, variationsOf } from './variations.ts';

export interface ExamplesRead {
  readonly examples: number;
  readonly records: number;
  /** Declared fields that an example filled, and others that were kept and told. */
  readonly declared: number;
  readonly told: number;
  readonly findings: readonly string[];
}

export async function readExamples(connector: Connector, description: Description): Promise<ExamplesRead> {
  const total = { examples: 0, records: 0, declared: 0, told: 0 };
  const findings: string[] = [];
  for (const [name, collection] of Object.entries(connector.collections)) {
    const examples = findOperation(description, connector.baseUrl, collection.list)?.examples ?? [];
    for (const example of examples) {
      const read = await readAnswer(connector, { name, collection }, Json.parse(example));
      total.examples += 1;
      total.records += read.records;
      total.declared += read.declared;
      total.told += read.told;
      findings.push(...read.findings.map((finding) => `${name}: ${finding}`));
    }
  }
  return { ...total, findings: [...new Set(findings)] };
}

interface Named {
  readonly name: string;
  readonly collection: Collection;
}

type One = Omit<ExamplesRead, 'examples'>;

/** Counts are those of the answer as it is; findings name the form in which something is lost. */
export async function readAnswer(connector: Connector, named: Named, body: Json): Promise<One> {
  const [itself, ...others] = variationsOf(named.collection, body);
  const findings: string[] = [];
  for (const other of others) {
    const read = await readOne(connector, named, other);
    findings.push(...read.findings.map((finding) => `${other.name}: ${finding}`));
  }
  const read = await readOne(connector, named, itself ?? { name: '', body, sent: [] });
  return { ...read, findings: [...read.findings, ...findings] };
}

async function readOne(connector: Connector, { name, collection }: Named, { body, sent }: Variation): Promise<One> {
  const url = 'https://vendor.example/';
  const answered = { answer: { status: 200, headers: {}, text: '', url }, body };
  const request = { collection: name, cursor: null, since: null, filters: {}, signal: new AbortController().signal };
  try {
    const caller = { call: () => Promise.resolve(answered) };
    const { records, beside } = await readPage(caller, { source: connector, collection }, request);
    const bodies = records.map((record) => record.body);
    const drifts: Drift[] = [];
    noteDrift({ note: (drift) => void drifts.push(drift) }, { ...collection, name, beside }, bodies);
    return { ...counted(collection, bodies, drifts), findings: lost({ collection, sent, bodies, drifts }) };
  } catch (error) {
    if (!(error instanceof RemoteFault)) throw error;
    return { records: 0, declared: 0, told: 0, findings: [error.message] };
  }
}

function counted(
  { fields }: Collection,
  bodies: readonly JsonObject[],
  drifts: readonly Drift[],
): Omit<One, 'findings'> {
  const filled = Object.values(fields).filter(({ path }) => bodies.some((one) => readPath(one, path) !== undefined));
  const told = drifts.filter(({ declared }) => declared === 'nothing');
  return { records: bodies.length, declared: filled.length, told: told.length };
}

interface Read {
  readonly collection: Collection;
  readonly sent: readonly JsonObject[];
  readonly bodies: readonly JsonObject[];
  readonly drifts: readonly Drift[];
}

function lost({ collection, sent, bodies, drifts }: Read): readonly string[] {
  const missing = sent.filter((item) => !bodies.some((one) => holds(one, item))).length;
  const known = Object.values(collection.fields).map(({ path }) => path.split(/[.[]/)[0]);
  const told = new Set(drifts.map(({ field }) => field.split(/[.[]/)[0]));
  const silent = bodies
    .flatMap((one) => Object.entries(one))
    .filter(([key, value]) => value !== null && ![...known, collection.id.split(/[.[]/)[0]].includes(key))
    .filter(([key]) => !told.has(key) && !told.has('*'));
  return [
    ...(missing === 0 ? [] : [`${missing} of ${sent.length} records of an example did not come out whole`]),
    ...new Set(silent.map(([key]) => `the field ${key} is neither declared nor told`)),
  ];
}

const holds = (whole: JsonObject, item: JsonObject): boolean =>
  Object.entries(item).every(([key, value]) => isDeepStrictEqual(whole[key], value));
