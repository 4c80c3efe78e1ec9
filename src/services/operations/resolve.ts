// Turns the names that people and models write into identifiers. An id passes; one fitting name is replaced; where several
// fit, or none, it says so with the choices: nothing is ever picked by chance.
import type { Json, JsonObject } from '../../core/json.ts';
import { resolvers } from './resolve/resolvers.ts';
import type { World } from './world.ts';

interface Unresolved {
  readonly tool: string;
  readonly input: JsonObject;
  readonly world: World;
}

/** Throws `ambiguous` (extra.choices `[{id, label}]`) or the kind's not-found problem (extra.suggestions, the same form). */
export async function resolveArguments({ tool, input, world }: Unresolved): Promise<JsonObject> {
  const fields = Object.entries(input).map(
    async ([key, value]) => [key, await resolveField({ tool, key, value, world })] as const,
  );
  return Object.fromEntries(await Promise.all(fields));
}

async function resolveField(field: { tool: string; key: string; value: Json; world: World }): Promise<Json> {
  const { tool, key, value, world } = field;
  if (key === 'filters' && isObject(value)) return resolveArguments({ tool, input: value, world });
  if (key === 'events' && Array.isArray(value))
    return Promise.all(value.map(async (one) => (isObject(one) ? resolveArguments({ tool, input: one, world }) : one)));
  const resolve = resolvers[key];
  if (resolve === undefined) return value;
  if (typeof value === 'string') {
    const answer = await resolve({ text: value.trim(), path: key, world });
    // One name alone is a list of one.
    return lists.has(key) ? [answer] : answer;
  }
  if (!Array.isArray(value) || !lists.has(key)) return value;
  return Promise.all(
    value.map((one, index) =>
      typeof one === 'string' ? resolve({ text: one.trim(), path: `${key}.${index}`, world }) : Promise.resolve(one),
    ),
  );
}

/** They take several. */
const lists: ReadonlySet<string> = new Set(['with', 'candidates']);

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
