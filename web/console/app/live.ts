// What others change shows at once: one line to the service tells kinds and ids, and what is in sight is asked for again.
// While there is no line, every list looks by itself now and then (`Api.every`).
import type { QueryClient } from '@tanstack/react-query';
import { refreshShown } from '../actions/log.ts';
import type { QueryName } from '../api/changes.ts';
import { ApiProblem, type Api } from '../api/client.ts';
import { everyMs, isAmong } from './refresh.ts';
import type { News } from '../api/wire.ts';

interface Live {
  readonly api: Api;
  readonly queries: QueryClient;
  readonly signal: AbortSignal;
}

const path = '/api/v1/events/stream';
/** The service says something every 15 seconds. */
const deadMs = 40_000;
const againMs = 10_000;

/** What shows things of that kind, by the beginning of its key among the queries. */
const shownBy: Readonly<Record<News['kind'], readonly QueryName[]>> = {
  action: ['actions', 'candidates', 'booking-links', 'pipeline', 'calendar', 'sandbox', 'brief'],
  approval: ['approvals', 'brief'],
  sync: ['syncs', 'health', 'jobs'],
  retrain: ['retention', 'jobs'],
  audit: ['audits'],
  review: ['veteran'],
  erasure: ['jobs'],
  // Whoever was signed out finds the sign-in page with the next question; the count of approvals is always in sight.
  session: ['sessions', 'approvals'],
};

/** Goes on until the signal. A page that nobody looks at has no line: browsers open six to one place at most. */
export function followChanges(live: Live): void {
  const told = gathered(live);
  let line: (() => void) | undefined;
  const look = (): void => {
    line?.();
    line = document.hidden || live.signal.aborted ? undefined : openLine(live, told);
  };
  document.addEventListener('visibilitychange', look, { signal: live.signal });
  live.signal.addEventListener('abort', look);
  look();
}

/** Answers how to close it. */
function openLine({ api, queries }: Live, told: (news: News) => void): () => void {
  let source: EventSource | undefined;
  let timer = 0;
  const close = (): void => {
    window.clearTimeout(timer);
    source?.close();
    api.isLive = false;
  };
  const alive = (): void => {
    api.isLive = true;
    window.clearTimeout(timer);
    timer = window.setTimeout(() => connect(), deadMs);
  };
  const connect = (): void => {
    close();
    source = new EventSource(path);
    source.addEventListener('ready', alive);
    source.addEventListener('beat', alive);
    source.addEventListener('changed', ({ data }: MessageEvent<string>) => {
      alive();
      told(newsOf(data));
    });
    source.addEventListener('reset', () => {
      alive();
      void queries.invalidateQueries();
    });
    source.addEventListener('error', () => {
      api.isLive = false;
      // It connects again by itself, unless it was refused.
      if (source?.readyState === EventSource.CLOSED) void refused();
    });
  };
  const refused = async (): Promise<void> => {
    // An event source does not tell why; a plain call does, and leads to the sign-in page where the session has ended.
    const problem = await api.get(path).then(nothing, (error: unknown) => error);
    const isForGood = problem instanceof ApiProblem && [401, 403, 404].includes(problem.status);
    if (!isForGood) timer = window.setTimeout(connect, againMs);
  };
  connect();
  return close;
}

const nothing = (): undefined => undefined;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page and the service are one release; the service proves its answers
const newsOf = (data: string): News => JSON.parse(data) as News;

/** The first at once, and what comes soon after it together. */
function gathered({ api, queries, signal }: Live): (news: News) => void {
  const waiting = new Set<QueryName>();
  const actions = new Set<string>();
  let isResting = false;
  const ask = async (): Promise<void> => {
    if (waiting.size === 0 || signal.aborted) {
      isResting = false;
      return;
    }
    isResting = true;
    const keys = new Set(waiting);
    waiting.clear();
    const far = [...actions];
    actions.clear();
    const shown = queries.invalidateQueries({ predicate: isAmong(keys) });
    // What is asked for is never cut short by the next news: under a storm nothing would arrive.
    await Promise.all([shown, refreshShown(queries, api, far)]);
    window.setTimeout(() => void ask(), everyMs);
  };
  return ({ kind, subject }) => {
    for (const key of shownBy[kind]) waiting.add(key);
    if (kind === 'action') actions.add(subject);
    if (!isResting) void ask();
  };
}
