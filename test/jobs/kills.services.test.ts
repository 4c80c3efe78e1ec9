// Kills on the way of a promised job, on PostgreSQL with Redis.
import { outboxKillContract } from '../contracts/outbox-kills.ts';
import { createTestDatabase, describeWith, redisUrlOf } from '../support/real-services.ts';

describeWith(['postgres', 'redis'], 'kills', () => {
  outboxKillContract('PostgreSQL and Redis', async () => ({
    place: await createTestDatabase(),
    redisUrl: redisUrlOf(2),
  }));
});
