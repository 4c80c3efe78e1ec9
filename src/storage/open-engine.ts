// Where the SQL is to run: on the server that is named, else embedded in the data folder.
import type { Log } from '../core/log.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import type { Engine } from './engine.ts';
import { openServer } from './server.ts';

export interface EngineOptions {
  /** A PostgreSQL server; without it the database is embedded and lies in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /** Who may change the schema, where that is another login than the one that serves. */
  readonly ownerUrl?: string | undefined;
  /** A name that no other process on that server has: in it leases are held. */
  readonly holder?: string | undefined;
  readonly dataDir: string;
  readonly log: Log;
  /** Told once, when the embedded database can answer no more; it has to be opened anew, by a new process. */
  readonly lost?: (error: Error) => void;
}

export async function openEngine(options: EngineOptions): Promise<Engine> {
  const { databaseUrl, ownerUrl, holder, dataDir, log, lost } = options;
  if (databaseUrl === undefined) return await openEmbedded({ dataDir, log, lost });
  return openServer({ databaseUrl, ownerUrl, holder });
}
