// What an approval is bound to: a SHA-256 over the plan as it is stored, and the form in which plans and answers are stored.
import { createHash } from 'node:crypto';
import type { TenantId } from '../core/ids.ts';
import { canonical, type Json, type JsonObject } from '../core/json.ts';

export interface Digested {
  readonly tenant: TenantId;
  readonly tool: string;
  readonly policyVersion: number;
  /** The plan; of a group, the digests of its members that have a plan, by position. */
  readonly content: Json;
}

/** Changes with tenant, tool, policy and every value of the plan, and with nothing else. */
export const digestOf = ({ tenant, tool, policyVersion, content }: Digested): string =>
  createHash('sha256')
    .update(canonical([tenant, tool, policyVersion, content]))
    .digest('hex');

/** The value as a store keeps it; keys without a value fall away. Throws a defect for what JSON cannot hold. */
export function toJson(value: unknown): Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (Array.isArray(value)) return value.map(toJson);
  if (isPlain(value)) return toJsonObject(value);
  throw new TypeError('a tool handed over something that JSON cannot hold');
}

/** As `toJson`, for what has to be an object: a tool's arguments. */
export function toJsonObject(value: unknown): JsonObject {
  if (!isPlain(value)) throw new TypeError('the arguments of a tool have to be an object');
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, entry]) => entry !== undefined)
      .map(([key, entry]) => [key, toJson(entry)]),
  );
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (value === null || typeof value !== 'object') return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
