// What an emulated system is inside: its records and the calls that it understands. A server or a sandbox account stands around it.
import { z } from 'zod';
import type { Clock } from '../../core/clock.ts';
import type { Collection } from '../../core/connector/collection.ts';
import type { Connector } from '../../core/connector/connector.ts';
import { JsonObject } from '../../core/json.ts';
import type { Values } from '../runtime/templates.ts';
import { answerRoute } from './answer.ts';
import type { Answer } from './http-answers.ts';
import type { PageOptions } from './page.ts';
import { openRecords, type Records, RecordsState } from './records.ts';
import { openRouter, type Router } from './routes.ts';
import { type Beside, nothingBeside } from './unified-routes.ts';

export interface World {
  readonly connector: Connector;
  readonly collections: ReadonlyMap<string, Records>;
  /** Notes and stages that belong to no collection. */
  readonly beside: Beside;
  readonly router: Router;
  readonly pages: Omit<PageOptions, 'circling'>;
  readonly now: () => Date;
}

export interface WorldOptions {
  readonly clock: Clock;
  /** Records in each collection. */
  readonly count?: number;
  /** `declared`: as the connector says of each collection. */
  readonly ids?: 'text' | 'number' | 'declared';
  /** The most that a page holds. */
  readonly page?: number;
  readonly emptyLast?: boolean;
}

/** Everything that a system holds, to be laid down and taken up again. */
export const WorldState = z.strictObject({
  collections: z.record(z.string(), RecordsState),
  notes: z.array(z.tuple([z.string(), z.array(JsonObject)])),
  stages: z.array(JsonObject),
  made: z.int(),
});
export type WorldState = z.infer<typeof WorldState>;

interface Opening extends WorldOptions {
  /** What the connection fills. */
  readonly values: Values;
  readonly state?: WorldState | undefined;
}

export function openWorld(connector: Connector, opening: Opening): World {
  const { clock, count = 25, ids = 'text', page = 100, emptyLast = false, values, state } = opening;
  const now = (): Date => clock.now();
  const collections = Object.entries(connector.collections).map(([name, collection]): [string, Records] => [
    name,
    openRecords({ collection, count, ids: idsOf(collection, ids), now, state: state?.collections[name] }),
  ]);
  return {
    connector,
    collections: new Map(collections),
    beside:
      state === undefined ? nothingBeside() : { notes: new Map(state.notes), stages: state.stages, made: state.made },
    router: openRouter(connector, {
      basePath: new URL(connector.baseUrl).pathname.replace(/\/$/, ''),
      config: values,
    }),
    pages: { most: page, emptyLast, omitsEmpty: connector.omitsEmptyLists !== undefined },
    now,
  };
}

function idsOf({ fields, id }: Collection, ids: NonNullable<WorldOptions['ids']>): 'text' | 'number' {
  if (ids !== 'declared') return ids;
  return Object.values(fields).find(({ path }) => path === id)?.type === 'integer' ? 'number' : 'text';
}

export const stateOf = ({ collections, beside: { notes, stages, made } }: World): WorldState => ({
  collections: Object.fromEntries([...collections].map(([name, records]) => [name, records.state()])),
  notes: [...notes],
  stages,
  made,
});

/** Throws for a name that the connector does not declare. */
export function recordsOf({ connector, collections }: Pick<World, 'connector' | 'collections'>, name: string): Records {
  const found = collections.get(name);
  if (found === undefined) throw new Error(`${connector.title} has no collection ${name}`);
  return found;
}

export interface Question {
  readonly method: string;
  readonly url: URL;
  readonly body: JsonObject;
  /** Every page names itself as the next one. */
  readonly circling?: boolean;
}

export function answerIn(world: World, { method, url, body, circling = false }: Question): Answer {
  const { connector, router, collections, pages, beside, now } = world;
  const asked = { url, body };
  const routed = router.find(method, asked);
  if (routed === undefined) return { status: 404, body: {} };
  const records = collections.get(routed.route.name);
  return answerRoute(connector, {
    ...routed,
    records,
    collections,
    beside,
    now,
    asked,
    pages: { ...pages, circling },
  });
}
