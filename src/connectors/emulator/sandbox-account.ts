// An account that needs no vendor: the system is emulated inside Muster, for trying integrations before keys are at hand.
// What it holds lies in the organization's own record store, so that it is the same after a restart and on every replica.
import type { Clock } from '../../core/clock.ts';
import type { Connector } from '../../core/connector/connector.ts';
import type { ConnectionId } from '../../core/ids.ts';
import type { RecordStore } from '../../core/ports/record-store.ts';
import type { Http, Incoming, Outgoing } from '../runtime/http.ts';
import { connectorAt, madeUpValues } from './connector-at.ts';
import { parsedBody } from './http-answers.ts';
import { sampleAts } from './sample-ats.ts';
import { seedAts } from './seed-ats.ts';
import { answerIn, openWorld, recordsOf, stateOf, type World, WorldState } from './world.ts';

/** A name that no resolver answers (RFC 2606): a request that missed the emulator would lead nowhere. */
const origin = 'https://sandbox.invalid';
const recordsEach = 25;
const kind = 'sandbox_account';

/** The connector as such an account runs it: no sign-in, no limits, no reports of changes. */
export function inSandbox(connector: Connector): Connector {
  const { webhooks: _, ...moved } = connectorAt(connector, origin, valuesOf(connector));
  return { ...moved, auth: [{ kind: 'none' }], limits: { concurrency: connector.limits.concurrency } };
}

const valuesOf = (connector: Connector) => {
  const { config, credentials } = madeUpValues(connector);
  return { config, cred: credentials };
};

interface SandboxAccountDependencies {
  /** As `inSandbox` made it. */
  readonly connector: Connector;
  readonly id: ConnectionId;
  readonly store: RecordStore;
  /** Real time. */
  readonly clock: Clock;
}

/** Takes the place of the network. One request at a time, each all or nothing. */
export function sandboxAccount({ connector, id, store, clock }: SandboxAccountDependencies): Pick<Http, 'send'> {
  return {
    send: ({ method, url, headers, body }: Outgoing): Promise<Incoming> =>
      store.change(async (rows) => {
        const kept = await rows.get(kind, id);
        const state = kept === undefined ? undefined : WorldState.parse(kept);
        const world = openWorld(connector, { values: valuesOf(connector), clock, count: 0, ids: 'declared', state });
        if (state === undefined) fill(world);
        const asked = parsedBody(body ?? '', headers['content-type']);
        const answer = answerIn(world, { method, url: new URL(url), body: asked });
        if (state === undefined || method !== 'GET') await rows.put({ kind, id, body: stateOf(world) });
        const text = answer.status === 204 ? '' : JSON.stringify(answer.body);
        return { status: answer.status, headers: answer.headers ?? {}, text, url };
      }),
  };
}

/** What it held is gone; the next request finds it as new. */
export const emptySandboxAccount = (store: RecordStore, id: ConnectionId): Promise<void> =>
  store.change((rows) => rows.remove(kind, id));

/** An applicant tracking system holds the sample organization, so that it can take the place of the built-in one. */
function fill(world: World): void {
  const { connector, beside, now } = world;
  const collection = (name: string) => recordsOf(world, name);
  if (connector.unified.ats !== undefined) seedAts({ connector, beside, collection }, sampleAts(now()));
  const declared = Object.entries(connector.collections);
  // What is listed for one of another collection comes after those.
  for (const [name, { of }] of [...declared.filter((one) => !one[1].of), ...declared.filter((one) => one[1].of)]) {
    if (collection(name).all().length > 0) continue;
    const owners = of === undefined ? [] : collection(of.collection).all();
    for (let made = 0; made < recordsEach; made += 1) {
      const owner = owners[made % owners.length];
      collection(name).create(of === undefined || owner === undefined ? {} : { [of.as]: owner.id });
    }
  }
}
