// JSON values as types and schemas, and the one canonical form that digests and fingerprints are taken over.
import { z } from 'zod';

export const Json = z.json();
export type Json = z.infer<typeof Json>;

export const JsonObject = z.record(z.string(), Json);
export type JsonObject = z.infer<typeof JsonObject>;

/**
 * Text that every store takes: no NUL (PostgreSQL refuses it) and no lone surrogate.
 * The maximum is in UTF-16 code units.
 */
export const safeText = (max: number, missing?: string) =>
  z
    .string(missing === undefined ? undefined : { error: ({ input }) => (input === undefined ? missing : undefined) })
    .max(max)
    .refine((value) => !value.includes('\u0000') && value.isWellFormed(), 'must not hold NUL or lone surrogates');

/** The same value gives the same text, whatever the order of its keys. An absent and an undefined key are one. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const entries: Readonly<Record<string, unknown>> = { ...value };
    let text = '';
    for (const key of Object.keys(entries).toSorted()) {
      const entry = entries[key];
      if (entry !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(entry)}`;
    }
    return `{${text}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/** The value with every key as it travels: `impactRatio` becomes `impact_ratio`. Not for objects whose keys are data. */
export function snakeCased(value: unknown): Json {
  if (Array.isArray(value)) return value.map(snakeCased);
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, entry]) => entry !== undefined)
        .map(([key, entry]) => [key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), snakeCased(entry)]),
    );
  return Json.parse(value);
}
