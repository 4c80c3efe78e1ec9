// What of a page is to be sent, and as what: by the integration's filters and mapping, or along the steps of its flow.
import type { Json, JsonObject } from '../../../core/json.ts';
import type { RemoteRecord } from '../../../core/ports/remote-system.ts';
import { walk } from '../flows/walk.ts';
import { applyMapping } from '../mapping/apply-mapping.ts';
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
    return records.map(({ body }, index) => (run.passes(body) ? mapped(run, body, results[index] ?? []) : undefined));
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

const computed = async (run: Run, records: readonly RemoteRecord[]): Promise<readonly (readonly Json[])[]> =>
  run.mapping.computed.length === 0
    ? []
    : await run.expressions.evaluate(
        run.mapping.computed.map(({ expression }) => expression),
        records.map(({ body }) => body),
      );

function mapped({ mapping }: Run, body: JsonObject, results: readonly Json[]): JsonObject | MappingFault {
  try {
    return applyMapping(mapping, body, results);
  } catch (error) {
    if (error instanceof MappingFault) return error;
    throw error;
  }
}
