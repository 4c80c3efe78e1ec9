// Makes the destination's record out of the source's: renames, nested paths, typed steps; expressions are evaluated elsewhere.
import type { FieldMapping } from '../../../core/integration.ts';
import type { Json, JsonObject } from '../../../core/json.ts';
import type { Step } from '../../../core/mapping.ts';
import { putAt, readPath } from '../../../core/json-path.ts';
import { takeSteps } from './steps.ts';

interface Field {
  readonly from: string;
  readonly to: string;
  readonly steps: readonly Step[];
}

interface Computed {
  readonly to: string;
  readonly expression: string;
}

/** A mapping made ready once for all records of a run. */
export interface Mapping {
  readonly fields: readonly Field[];
  readonly computed: readonly Computed[];
}

export function readMapping(mapping: FieldMapping): Mapping {
  const fields: Field[] = [];
  const computed: Computed[] = [];
  for (const [from, target] of Object.entries(mapping)) {
    if (typeof target === 'string') fields.push({ from, to: target, steps: [] });
    else if (typeof target.transform === 'string') computed.push({ to: target.to, expression: target.transform });
    else fields.push({ from, to: target.to, steps: target.transform ?? [] });
  }
  return { fields, computed };
}

/** Fields that the source lacks are left out; an empty mapping hands the record on as it is. Throws `MappingFault`. */
export function applyMapping(
  { fields, computed }: Mapping,
  record: JsonObject,
  results: readonly (Json | undefined)[],
): JsonObject {
  if (fields.length === 0 && computed.length === 0) return record;
  const made: JsonObject = {};
  for (const { from, to, steps } of fields) {
    const value = takeSteps(steps, readPath(record, from), record);
    if (value !== undefined) putAt(made, to, value);
  }
  computed.forEach(({ to }, index) => {
    const value = results[index];
    if (value !== undefined) putAt(made, to, value);
  });
  return made;
}
