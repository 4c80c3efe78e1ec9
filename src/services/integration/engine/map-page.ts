// What of a page is to be sent, and as what: by the integration's filters and mapping, or along the steps of its flow.
import type { JsonObject } from '../../../core/json.ts';
import type { RemoteRecord } from '../../../core/ports/remote-system.ts';
import { walk } from '../flows/walk.ts';
import { applyMapping } from '../mapping/apply-mapping.ts';
import { type Evaluated, resultsOf } from '../mapping/expressions.ts';
import { MappingFault } from '../mapping/steps.ts';
import type { Run } from './run.ts';

/** For each record what is sent, why it cannot be, or undefined: it is not asked for. */
export async function mapPage(
  run: Run,
  records: readonly RemoteRecord[],
): Promise<readonly (JsonObject | MappingFault | undefined)[]> {
  const { route } = run.integration;
  if (route === undefined) {
    const results = await computed(run, records);
    return records.map((record) => {
      const evaluated = results.get(record);
      return evaluated === undefined ? undefined : mapped(run, record.body, evaluated);
    });
  }
  const asked = records.filter(({ body, deleted }) => !deleted && run.passes(body));
  const walked = await walk(
    route,
    asked.map(({ body }) => body),
    run.expressions,
  );
  const sent = new Map(asked.map((record, index) => [record, walked[index]] as const));
  return records.map((record) => sent.get(record)?.fault ?? sent.get(record)?.arrived.get(route.step));
}

/** Of the records that are asked for: what is left out must not cost time, nor fail. */
async function computed(run: Run, records: readonly RemoteRecord[]): Promise<ReadonlyMap<RemoteRecord, Evaluated>> {
  const asked = records.filter(({ body }) => run.passes(body));
  const evaluated = await run.expressions.evaluate(
    run.mapping.computed.map(({ expression }) => expression),
    asked.map(({ body }) => body),
  );
  return new Map(asked.map((record, index) => [record, evaluated[index] ?? []]));
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
