// What has just changed, as a stream that lasts, so that pages need not ask again and again.
import { z } from 'zod';
import { type Principal, allows } from '../../core/access.ts';
import { type HeardNews, type NewsPublisher, newsScopes } from '../../core/ports/news.ts';
import { Problem } from '../../core/problem.ts';
import { type Route, type StreamEvent, defineRoute, readOnly } from '../route.ts';
import { WireNews } from '../wire/news.ts';
import type { RoutePorts } from './route-ports.ts';

/** Proxies and browsers take a line on which nothing comes for dead. */
const beatMs = 15_000;
/** Of one caller at once. */
const mostLines = 20;

export const newsRoutes = ({ news }: RoutePorts): Route[] => [followNews(news, openLines())];

const followNews = (news: NewsPublisher, lines: ReturnType<typeof openLines>): Route =>
  defineRoute({
    method: 'GET',
    path: '/api/v1/events/stream',
    summary: 'Follow what changes',
    description:
      'With `Accept: text/event-stream` the line stays open: `ready` at once, `changed` with a kind and an id for each thing that changed, `reset` where changes may have been missed and everything should be looked at anew, `beat` every 15 seconds, `done` when the service stops. Ids and kinds only, of what the caller may read. After a broken line, `Last-Event-ID` goes on where it ended. Without a stream: what changed since `Last-Event-ID`.',
    tag: 'platform',
    access: { scope: 'operations:read' },
    audit: readOnly,
    replies: {
      200: z.object({ data: z.array(WireNews), latest: z.string(), complete: z.boolean() }),
    },
    streams: 'Events ready, changed, reset and beat; done when the service stops.',
    lasts: true,
    problems: ['rate_limited'],
    async handle({ by, header, emit, ended }) {
      const since = header('last-event-id');
      const missed = since === undefined ? [] : news.since(by.tenant, since);
      if (emit !== undefined && ended !== undefined) await follow({ news, lines, by, emit, ended, missed });
      const data = (missed ?? []).filter(isFor(by));
      return { status: 200, body: { data, latest: news.latest(by.tenant), complete: missed !== undefined } };
    },
  });

interface Following {
  readonly news: NewsPublisher;
  readonly lines: ReturnType<typeof openLines>;
  readonly by: Principal;
  readonly emit: (event: StreamEvent) => void;
  readonly ended: AbortSignal;
  readonly missed: readonly HeardNews[] | undefined;
}

async function follow({ news, lines, by, emit, ended, missed }: Following): Promise<void> {
  const leave = lines.take(`${by.tenant} ${by.id}`);
  const tell = (heard: readonly HeardNews[] | undefined): void => {
    if (heard === undefined) emit({ event: 'reset', id: news.latest(by.tenant), data: {} });
    for (const { id, kind, subject } of (heard ?? []).filter(isFor(by)))
      emit({ event: 'changed', id, data: { kind, subject } });
  };
  const latest = (): string => news.latest(by.tenant);
  // Nothing is awaited between what was missed and what comes, so that nothing falls in between.
  emit({ event: 'ready', data: {} });
  tell(missed);
  emit({ event: 'beat', id: latest(), data: {} });
  const stop = news.follow(by.tenant, tell);
  const beat = setInterval(() => emit({ event: 'beat', id: latest(), data: {} }), beatMs).unref();
  try {
    await new Promise<void>((resolve) => {
      if (ended.aborted) resolve();
      ended.addEventListener('abort', () => resolve(), { once: true });
    });
  } finally {
    clearInterval(beat);
    stop();
    leave();
  }
}

const isFor =
  ({ scopes }: Principal) =>
  ({ kind }: HeardNews): boolean =>
    allows(scopes, newsScopes[kind]);

/** How many lines each caller has open. */
function openLines() {
  const open = new Map<string, number>();
  return {
    /** Answers how to give it back. Throws `rate_limited`. */
    take(caller: string): () => void {
      const count = open.get(caller) ?? 0;
      if (count >= mostLines)
        throw new Problem('rate_limited', `${mostLines} streams are open already. Close one, then try again.`, {
          retryAfterSeconds: 30,
        });
      open.set(caller, count + 1);
      return () => {
        const left = (open.get(caller) ?? 1) - 1;
        if (left === 0) open.delete(caller);
        else open.set(caller, left);
      };
    },
  };
}
