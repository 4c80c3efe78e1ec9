// train-retention: carries out one queued retrain, in a thread of its own.
import { z } from 'zod';
import type { TenantId } from '../../core/ids.ts';
import { defineJob } from '../job.ts';

export type TrainRetention = (tenant: TenantId, run: string, signal: AbortSignal) => Promise<unknown>;

export type GiveUpTraining = (tenant: TenantId, run: string) => Promise<unknown>;

/** `giveUp` ends the run as failed where two processes died over it, so that the family can be trained again. */
export const trainRetentionJob = (train: TrainRetention, giveUp: GiveUpTraining) =>
  defineJob({
    name: 'train-retention',
    schema: z.strictObject({ run: z.string() }),
    // A retrain that fails raises an alert; trying it again with the same data would fail again.
    attempts: 1,
    run: async ({ run }, { tenant, signal }) => {
      await train(tenant, run, signal);
    },
    givenUp: async ({ run }, { tenant }) => void (await giveUp(tenant, run)),
  });
