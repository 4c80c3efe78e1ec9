// Refuses a start under other keys than the database was sealed with: half its secrets could not be read any more.
import type { Sealer } from '../core/ports/sealer.ts';
import type { Storage } from '../storage/storage.ts';
import { SealError } from '../storage/sealing/sealer.ts';
import { ConfigError } from './config.ts';

const name = 'sealing-check';
const place = `service_state/${name}`;

/** Leaves a sealed mark at the first start and opens it at every other; read back, since replicas may start together. */
export async function sameKeysAsBefore({ state }: Pick<Storage, 'state'>, sealer: Sealer): Promise<void> {
  const known = await state.get(name);
  if (known === undefined || sealer.isStale(known)) {
    if (known !== undefined) open(sealer, known);
    await state.put(name, sealer.seal('muster', place));
  }
  open(sealer, (await state.get(name)) ?? '');
}

function open(sealer: Sealer, mark: string): void {
  try {
    sealer.open(mark, place);
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    throw new ConfigError(
      'ENCRYPTION_KEYS: this database was sealed under other keys; set the same ones for every replica, old ones at the end',
    );
  }
}
