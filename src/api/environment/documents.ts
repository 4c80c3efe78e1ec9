// What every kind of document of an environment has to be able to do, and the faults that are told of one.
import { z } from 'zod';
import { fieldMessage } from '../../core/field-message.ts';
import type { Principal } from '../../core/access.ts';
import type { Environment } from '../../core/environment.ts';
import { ActorId, type TenantId } from '../../core/ids.ts';
import type { Integration } from '../../core/integration.ts';
import type { JsonObject } from '../../core/json.ts';
import { type FieldFault, Problem } from '../../core/problem.ts';

export interface DocumentKind {
  /** As the organization holds them now, by name. */
  read(): Promise<Readonly<Record<string, JsonObject>>>;
  /** With defaults filled in, so that it compares with what is read. `running`: the one of that name; undefined: none. Throws `validation_failed`. */
  normalize(given: {
    name: string;
    document: JsonObject;
    running: JsonObject | undefined;
    wanted: Environment;
  }): Promise<JsonObject>;
  put(name: string, document: JsonObject, by: Principal): Promise<void>;
  /** Absent: what the files do not name is left alone. */
  remove?(name: string, by: Principal): Promise<void>;
}

/** Documents that move records from one system to another. */
export interface CarryingKind extends DocumentKind {
  /** The integrations that a normalized document stands for. */
  carriers(name: string, document: JsonObject): Promise<readonly Integration[]>;
  /** What is worth knowing of a normalized document by itself. */
  warnings(name: string, document: JsonObject): Promise<readonly string[]>;
}

/** Whoever plans changes nothing. */
export const planner = (tenant: TenantId): Principal => ({
  tenant,
  kind: 'system',
  id: ActorId.parse('environment:plan'),
  user: undefined,
  scopes: new Set(),
});

/** Throws `validation_failed` with the place of each fault. */
export function parsed<Schema extends z.ZodType>(schema: Schema, document: JsonObject, at: string): z.output<Schema> {
  const found = schema.safeParse(document, { error: fieldMessage });
  if (found.success) return found.data;
  throw refused(
    found.error.issues.map(({ path, code, message }) => ({
      path: [at, ...path].join('.'),
      code,
      message,
    })),
  );
}

const refused = (errors: readonly FieldFault[]): Problem =>
  new Problem('validation_failed', errors.map(({ path, message }) => `${path}: ${message}`).join('; '), {
    errors: [...errors],
  });

export const fault = (path: string, message: string): Problem => refused([{ path, code: 'environment', message }]);

/** What is undefined is not there. */
export const asJson = (value: object): JsonObject =>
  z.record(z.string(), z.json()).parse(JSON.parse(JSON.stringify(value)));

/** Says in which document of the files another check found its faults. */
export async function within<Value>(at: string, check: () => Promise<Value> | Value): Promise<Value> {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof Problem) || error.retry === 'later') throw error;
    throw fault(at, error.message);
  }
}

/** Throws where two things have one name: a file can stand for one alone. */
export function byName<Value>(kind: string, all: readonly Value[], nameOf: (one: Value) => string): Map<string, Value> {
  const found = new Map<string, Value>();
  for (const one of all) {
    const name = nameOf(one);
    if (found.has(name)) throw fault(`${kind}.${name}`, `Two ${kind} are called “${name}”. Rename one of them.`);
    found.set(name, one);
  }
  return found;
}
