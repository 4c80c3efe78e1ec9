// An OpenAPI or Swagger description out of a file, YAML or JSON. Nothing is fetched; files beside it are not looked for.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Document, nodeOf } from '../schema.ts';

/** Throws, in words, for what is none. */
export function readDescription(file: string): Document {
  const text = readFileSync(file, 'utf8');
  // Descriptions of vendors repeat themselves by aliases more often than the parser would put up with.
  const parsed: unknown = file.endsWith('.json') ? JSON.parse(text) : parse(text, { maxAliasCount: 2_000 });
  const root = nodeOf(parsed);
  if (root === undefined || nodeOf(root['paths']) === undefined)
    throw new Error(`${file} holds no OpenAPI or Swagger description: it has no paths.`);
  return { root, beside: new Map() };
}
