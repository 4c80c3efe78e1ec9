// Tells the operator, by the log, that the military codes wait for a look at what the services have published since.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import { publicationAge } from '../services/veteran/publications.ts';

const file = join(import.meta.dirname, '../../data/veteran/curated/publications.tsv');

/** `count` is in days. Real time: the services publish by no sandbox clock. */
export async function watchVeteranSources({ clock, log }: { clock: Clock; log: Log }): Promise<void> {
  const { days, isOld } = publicationAge(readFileSync(file, 'utf8'), clock.now());
  if (isOld) log.warn('veteran.sources_old', { count: days });
}
