// Sends sample records along a flow and shows what becomes of each at every step. Nothing is written and nobody is told.
import type { FlowDocument } from '../../../core/flow.ts';
import type { ConnectionId } from '../../../core/ids.ts';
import type { JsonObject } from '../../../core/json.ts';
import { RemoteFault, type RemoteSystem } from '../../../core/ports/remote-system.ts';
import { Problem } from '../../../core/problem.ts';
import { filterOf, verdictOf } from '../engine/filters.ts';
import type { Evaluator } from '../mapping/expressions.ts';
import { MappingFault } from '../mapping/steps.ts';
import { type Visit, type FlowPath, walk } from './walk.ts';

export interface Rehearsal {
  readonly flow: FlowDocument;
  /** Given, or else read from the source. */
  readonly records: readonly JsonObject[] | undefined;
  readonly limit: number;
  /** One step alone: the records are taken as they reach it. */
  readonly step: string | undefined;
}

export interface Rehearsed {
  readonly record: JsonObject;
  /** The flow's filters leave it out before the first step. */
  readonly filtered: boolean;
  readonly visits: readonly Visit[];
  readonly because: string | null;
}

interface RehearseFlowDependencies {
  readonly open: (connection: ConnectionId) => Promise<RemoteSystem>;
  readonly expressions: Evaluator;
}

const patienceMs = 20_000;

/** Throws `validation_failed` for a step that there is not, and `upstream_failed` when no sample can be read. */
export async function rehearseFlow(
  dependencies: RehearseFlowDependencies,
  rehearsal: Rehearsal,
): Promise<readonly Rehearsed[]> {
  const { flow, limit } = rehearsal;
  const way = wayOf(rehearsal);
  const records = rehearsal.records ?? (await samples(dependencies, flow, limit));
  const passes = rehearsal.step === undefined ? filterOf(flow.source.filters, new Set()) : () => true;
  const shown = records.slice(0, limit);
  const verdicts = shown.map((record) => verdictOf(passes, record));
  const wanted = shown.filter((_, index) => verdicts[index] === true);
  const walked = await walk(way, wanted, dependencies.expressions);
  const rehearsed = new Map(wanted.map((record, index) => [record, walked[index]]));
  return shown.map((record, index) => {
    const [one, verdict] = [rehearsed.get(record), verdicts[index]];
    const because = verdict instanceof MappingFault ? verdict.message : (one?.fault?.message ?? null);
    return { record, filtered: verdict === false, visits: one?.visits ?? [], because };
  });
}

function wayOf({ flow: { start, steps }, step: only }: Rehearsal): FlowPath {
  if (only === undefined) return { start, steps };
  const step = steps.find(({ id }) => id === only);
  if (step === undefined) {
    const message = `There is no step ${only}. There are: ${steps.map(({ id }) => id).join(', ')}.`;
    throw new Problem('validation_failed', message, { errors: [{ path: 'step', code: 'unknown_step', message }] });
  }
  return { start: step.id, steps: [step] };
}

/** The first records that the source shows, until there are enough that pass its filters. */
async function samples(
  { open }: RehearseFlowDependencies,
  { source }: FlowDocument,
  limit: number,
): Promise<readonly JsonObject[]> {
  const { connection, collection, filters } = source;
  if (connection === null || collection === null) {
    const message = 'Choose the source’s connection and collection first, or send records.';
    throw new Problem('validation_failed', message, { errors: [{ path: 'source', code: 'open', message }] });
  }
  try {
    const system = await open(connection);
    const known = system.connector.collections[collection]?.filters ?? {};
    const asked = Object.entries(filters).flatMap(([name, value]) =>
      Object.hasOwn(known, name) ? [[name, String(value)] as const] : [],
    );
    const { records } = await system.readPage({
      collection,
      cursor: null,
      since: null,
      filters: Object.fromEntries(asked),
      signal: AbortSignal.timeout(patienceMs),
    });
    return records.slice(0, limit).map(({ body }) => body);
  } catch (error) {
    if (!(error instanceof RemoteFault)) throw error;
    throw new Problem('upstream_failed', `${error.message} ${error.fix}`, { cause: error });
  }
}
