// A tool's JSON Schema in the part that a dialect takes: references inlined, recursion ended, what it does not know left out.
// Nothing is lost by that: the gate parses every call with the tool's own schema.
import type { SchemaSubset } from './dialect.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

const common = ['type', 'description', 'enum', 'required', 'minimum', 'maximum', 'minItems', 'maxItems'];
const kept: Readonly<Record<SchemaSubset, ReadonlySet<string>>> = {
  plain: new Set(common),
  openapi: new Set(common),
  full: new Set([...common, 'default', 'format', 'pattern']),
};

/** Understood as they are meant by all who take formats at all. */
const formats: ReadonlySet<unknown> = new Set(['date-time', 'date', 'time', 'email', 'uuid']);

/** Bounds beyond this are those of the number type, not of the tool. */
const realBound = 1_000_000_000;

const lowered: Record<SchemaSubset, WeakMap<JsonSchema, JsonSchema>> = {
  plain: new WeakMap(),
  openapi: new WeakMap(),
  full: new WeakMap(),
};

export function lowerSchema(schema: JsonSchema, subset: SchemaSubset): JsonSchema {
  const known = lowered[subset].get(schema);
  if (known !== undefined) return known;
  const made = new Lowering(schema, subset).whole();
  lowered[subset].set(schema, made);
  return made;
}

class Lowering {
  readonly #root: JsonSchema;
  readonly #subset: SchemaSubset;

  constructor(root: JsonSchema, subset: SchemaSubset) {
    this.#root = root;
    this.#subset = subset;
  }

  /** The arguments of a tool are always an object with named properties. */
  whole(): JsonSchema {
    const schema = this.#lower(this.#root, ['#']);
    return { ...schema, type: 'object', properties: schema['properties'] ?? {} };
  }

  /** `within`: the references that lead here. */
  #lower(given: unknown, within: readonly string[]): JsonSchema {
    if (!isSchema(given)) return this.#anything();
    const { $ref: reference } = given;
    // Recursion ends here: anything may stand in its place.
    if (typeof reference === 'string' && within.includes(reference)) return this.#anything();
    const inner = typeof reference === 'string' ? [...within, reference] : within;
    const schema = this.#plainOf(given);
    const branches = branchesOf(schema);
    if (branches !== undefined) return this.#choice(schema, branches, inner);
    return {
      ...this.#keywords(schema),
      ...this.#properties(schema, inner),
      ...(schema['items'] === undefined ? {} : { items: this.#lower(schema['items'], inner) }),
    };
  }

  /** What a reference stands for; a single `allOf` is what it holds. */
  #plainOf(given: JsonSchema): JsonSchema {
    const { $ref: reference, allOf, ...rest } = given;
    if (typeof reference === 'string') return { ...this.#resolve(reference), ...rest };
    if (Array.isArray(allOf)) return Object.assign({}, ...allOf.filter(isSchema), rest);
    return given;
  }

  #resolve(reference: string): JsonSchema | undefined {
    if (!reference.startsWith('#')) return undefined;
    let at: unknown = this.#root;
    for (const step of reference.slice(1).split('/').filter(Boolean)) at = isSchema(at) ? at[step] : undefined;
    return isSchema(at) ? at : undefined;
  }

  #anything(): JsonSchema {
    return this.#subset === 'openapi' ? { type: 'string' } : {};
  }

  #choice(schema: JsonSchema, branches: readonly unknown[], within: readonly string[]): JsonSchema {
    const described = typeof schema['description'] === 'string' ? { description: schema['description'] } : {};
    const possible = branches.filter((branch) => !isNull(branch));
    const [only] = possible;
    // “or nothing” is said by leaving the property out.
    if (possible.length === 1) return { ...this.#lower(only, within), ...described };
    const each = possible.map((branch) => this.#lower(branch, within));
    return { ...described, anyOf: each };
  }

  #keywords(schema: JsonSchema): Record<string, unknown> {
    const entries = Object.entries(schema).filter(
      ([key, value]) => kept[this.#subset].has(key) && this.#takes(key, value),
    );
    const result = Object.fromEntries(entries);
    if ('const' in schema) Object.assign(result, constant(schema['const']));
    const types = result['type'];
    if (Array.isArray(types)) result['type'] = types.find((type) => type !== 'null') ?? 'string';
    return result;
  }

  #takes(key: string, value: unknown): boolean {
    if (key === 'minimum' || key === 'maximum') return typeof value === 'number' && Math.abs(value) < realBound;
    if (key === 'format') return formats.has(value);
    if (key === 'pattern') return typeof value === 'string' && /^\^[\w :[\](){}+*?,-]*\$$/.test(value);
    if (key === 'enum') return this.#subset !== 'openapi' || (Array.isArray(value) && value.every(isText));
    return true;
  }

  #properties(schema: JsonSchema, within: readonly string[]): Record<string, unknown> {
    const { properties, additionalProperties: others } = schema;
    const named = isSchema(properties)
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, property]) => [name, this.#lower(property, within)]),
          ),
        }
      : {};
    if (this.#subset === 'openapi' || others === undefined) return named;
    return { ...named, additionalProperties: isSchema(others) ? this.#lower(others, within) : others };
  }
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isNull = (value: unknown): boolean => isSchema(value) && value['type'] === 'null';

function branchesOf(schema: JsonSchema): readonly unknown[] | undefined {
  const branches = schema['anyOf'] ?? schema['oneOf'];
  return Array.isArray(branches) && branches.length > 0 ? branches : undefined;
}

/** One value is a list of one, which everybody takes. */
const constant = (value: unknown): Record<string, unknown> =>
  typeof value === 'string' ? { type: 'string', enum: [value] } : { type: value === null ? 'string' : typeof value };
