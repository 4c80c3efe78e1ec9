// Reads the day-one models of a folder. A file that is not one stops the start: a score from a half-read model would be wrong.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FamilyModel } from './family-model.ts';

export interface DayOne {
  readonly models: readonly FamilyModel[];
  /** Model cards as Markdown, by family. */
  readonly cards: ReadonlyMap<string, string>;
}

/** `parse` is the caller's JSON parser: JSON is read at the borders of the service only. */
export async function readModels(folder: string, parse: (text: string) => unknown): Promise<DayOne> {
  const names = (await readdir(folder)).toSorted();
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  const models = await Promise.all(
    names.filter((name) => name.endsWith('.json')).map(async (name) => FamilyModel.parse(parse(await read(name)))),
  );
  const cards = names.filter((name) => name.endsWith('.md'));
  const texts = await Promise.all(cards.map(async (name) => [name.replace(/\.md$/, ''), await read(name)] as const));
  return { models, cards: new Map(texts) };
}
