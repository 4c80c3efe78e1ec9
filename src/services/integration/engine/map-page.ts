// What of a page is to be sent, and as what: by the integration's filters and mapping, or along the steps of its flow.
import type { FlowRoute } from '../../../core/flow.ts';
import type { JsonObject } from '../../../core/json.ts';
import type { RemoteRecord } from '../../../core/ports/remote-system.ts';
import { walk } from '../flows/walk.ts';
import { applyMapping } from '../mapping/apply-mapping.ts';
import { type Evaluated, resultsOf } from '../mapping/expressions.ts';
import { MappingFault } from '../mapping/steps.ts';
import { verdictOf } from './filters.ts';
import type { Run } from './run.ts';

/** For each record what is sent, why it cannot be, or undefined: it is not asked for. */
export async function mapPage(
  run: Run,
  records: readonly RemoteRecord[],
): Promise<readonly (JsonObject | MappingFault | undefined)[]> {
  const { route } = run.integration;
  const verdicts = new Map(records.map((record) => [record, verdict(run, record)]));
  const wanted = records.filter((record) => verdicts.get(record) === true);
  const made = route === undefined ? await byMapping(run, wanted) : await along(route, run, wanted);
  return records.map((record) => {
    const is = verdicts.get(record);
    return is instanceof MappingFault ? is : made.get(record);
  });
}

const verdict = ({ passes }: Run, { body, unreliable }: RemoteRecord): boolean | MappingFault =>
  unreliable === undefined ? verdictOf(passes, body) : new MappingFault(unreliable);

type Made = ReadonlyMap<RemoteRecord, JsonObject | MappingFault | undefined>;

async function byMapping(run: Run, records: readonly RemoteRecord[]): Promise<Made> {
  const evaluated = await run.expressions.evaluate(
    run.mapping.computed.map(({ expression }) => expression),
    records.map(({ body }) => body),
  );
  return new Map(records.map((record, index) => [record, mapped(run, record.body, evaluated[index] ?? [])]));
}

async function along(route: FlowRoute, run: Run, all: readonly RemoteRecord[]): Promise<Made> {
  const records = all.filter(({ deleted }) => !deleted);
  const walked = await walk(
    route,
    records.map(({ body }) => body),
    run.expressions,
  );
  return new Map(
    records.map((record, index) => [record, walked[index]?.fault ?? walked[index]?.arrived.get(route.step)]),
  );
}

function mapped({ mapping }: Run, body: JsonObject, evaluated: Evaluated): JsonObject | MappingFault {
  try {
    const results = resultsOf(
      evaluated,
      mapping.computed.map(({ to }) => to),
    );
    return applyMapping(mapping, body, results);
  } catch (error) {
    if (error instanceof MappingFault) return error;
    throw error;
  }
}
