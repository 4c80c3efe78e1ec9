// What the replicas on one database tell each other: news of changes, and the requests that each counted.
import type { NewId } from '../core/ids.ts';
import type { Log } from '../core/log.ts';
import type { NewsPublisher } from '../core/ports/news.ts';
import type { RequestCounts } from '../core/ports/request-counts.ts';
import { type Broadcast, openBroadcast } from './broadcast.ts';
import type { Engine } from './engine.ts';
import { openNews } from './news.ts';
import { openRequestCounts } from './request-counts.ts';

interface Replicas {
  readonly broadcast: Broadcast;
  readonly news: NewsPublisher;
  /** Absent where this process is the only one. */
  readonly requestCounts?: RequestCounts;
}

export function openReplicas(engine: Engine, { newId, log }: { readonly newId: NewId; readonly log: Log }): Replicas {
  const isShared = engine.kind === 'server';
  const broadcast = openBroadcast({ pool: isShared ? engine.pool('intake') : undefined, newId, log });
  const news = openNews(broadcast, newId);
  return isShared ? { broadcast, news, requestCounts: openRequestCounts(broadcast) } : { broadcast, news };
}
