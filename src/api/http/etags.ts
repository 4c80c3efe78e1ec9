// Nobody overwrites what somebody else has changed since: a thing that is read carries an ETag, and what changes it honours If-Match
// (RFC 9110 §13.1.1). A GET route says `etag: 'gives'`; the routes that change the same thing follow from their addresses.
import { hash } from 'node:crypto';
import { Problem } from '../../core/problem.ts';
import type { StoredAnswer } from '../../core/ports/idempotency.ts';
import type { Answer, Route } from '../route.ts';
import { shownAs } from './shown.ts';

type Call = Parameters<Route['handle']>[0];

export function withEtags(routes: readonly Route[]): readonly Route[] {
  const things = new Map<string, Route>(
    routes.filter(({ etag }) => etag === 'gives').map((route) => [route.path, route]),
  );
  const turns = openTurns();
  return routes.map((route) => {
    // A draft is a part of its flow.
    const thing = things.get(route.path) ?? things.get(route.path.replace(/\/draft$/, ''));
    if (thing === undefined) return route;
    return route.method === 'GET' ? giving(route) : honouring(route, thing, turns);
  });
}

const giving = (route: Route): Route => ({ ...route, tagged: true });

const honouring = (route: Route, thing: Route, turns: Turns): Route => ({
  ...route,
  etag: 'honours',
  ...(route.replies[200] === thing.replies[200] ? { tagged: true } : {}),
  async handle(call) {
    const wanted = call.header('if-match');
    const act = async (): Promise<Answer> => {
      if (wanted !== undefined) await refuseStale(wanted, thing, call);
      return await route.handle(call);
    };
    return wanted === undefined ? await act() : await turns.take(placeOf(call, thing), act);
  },
});

const placeOf = ({ by, params }: Call, { path }: Route): string =>
  `${by?.tenant} ${path} ${JSON.stringify(params ?? {})}`;

async function refuseStale(wanted: string, thing: Route, call: Call): Promise<void> {
  const now = await currentTag(thing, call);
  const given = wanted.split(',').map((tag) => tag.trim());
  if (now !== undefined && (given.includes('*') || given.includes(now))) return;
  throw new Problem(
    'precondition_failed',
    'Somebody changed this since it was read. Read it again, and send its new ETag as If-Match.',
  );
}

async function currentTag(thing: Route, call: Call): Promise<string | undefined> {
  try {
    return etagOf(shownAs(thing, await thing.handle({ ...call, query: {}, body: undefined })));
  } catch (error) {
    // What is not there has no state that could have been read.
    if (error instanceof Problem && error.status === 404) return undefined;
    throw error;
  }
}

/** Of the text that shows the thing: what is sent is not written a second time for its tag. */
const etagOf = (shown: string): string => `"${hash('sha256', shown, 'base64url').slice(0, 22)}"`;

/** The headers of an answer, with the tag where it shows the thing. */
export const headersWithTag = (
  { tagged }: Pick<Route, 'tagged'>,
  { status, headers }: Pick<StoredAnswer, 'status' | 'headers'>,
  shown: string,
): StoredAnswer['headers'] => (tagged === true && status === 200 ? { ...headers, etag: etagOf(shown) } : headers);

interface Turns {
  /** One after the other for each place: between the look and the change nobody else gets in. */
  take<T>(place: string, work: () => Promise<T>): Promise<T>;
}

function openTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return {
    async take(place, work) {
      const turn = (last.get(place) ?? Promise.resolve()).then(work, work);
      last.set(place, turn);
      try {
        return await turn;
      } finally {
        if (last.get(place) === turn) last.delete(place);
      }
    },
  };
}
