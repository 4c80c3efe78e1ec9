// What the outbox table holds for one organization, as its owner sees it.
import { z } from 'zod';
import type { TenantId } from '../../src/core/ids.ts';
import type { Engine } from '../../src/storage/engine.ts';

const Standing = z.array(z.strictObject({ because: z.string().nullable() }));

export function standingPromises(engine: Engine) {
  const owner = engine.pool('owner');
  return async (tenant: TenantId): Promise<readonly { because: string | null }[]> => {
    const { rows } = await owner.query('select because from outbox where tenant = $1', [tenant]);
    return Standing.parse(rows);
  };
}
