// Requests that each replica counted, told to the others.
import { z } from 'zod';
import type { RequestCount, RequestCounts } from '../core/ports/request-counts.ts';
import type { Broadcast } from './broadcast.ts';

const CountMessage = z.tuple([z.string().max(64), z.int().positive(), z.int().positive()]);

const unheard = (): void => undefined;

export function openRequestCounts(broadcast: Broadcast): RequestCounts {
  let hear: (counts: readonly RequestCount[]) => void = unheard;
  const tell = broadcast.topic({
    name: 'requests',
    item: CountMessage,
    hear: (told) => hear(told.map(([counter, used, endsAt]) => ({ counter, used, endsAt }))),
  });
  return {
    tell: (counts) => tell(counts.map(({ counter, used, endsAt }) => [counter, used, endsAt])),
    follow: (follower) => {
      hear = follower;
    },
  };
}
