// Arguments without those that nobody gave: tools refuse unknown keys, and `undefined` is not JSON.
import type { Json, JsonObject } from '../../../core/json.ts';

export function given(fields: Readonly<Record<string, Json | undefined>>): JsonObject {
  const kept: JsonObject = {};
  for (const [key, value] of Object.entries(fields)) if (value !== undefined) kept[key] = value;
  return kept;
}
