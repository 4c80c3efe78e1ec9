// Integrations that carry the same fields there and back, or round a ring of systems, would swap an edited value for ever.
import type { ConnectionId } from '../../core/ids.ts';
import { type Integration, hasEnded } from '../../core/integration.ts';
import type { Connections } from '../../core/ports/connections.ts';
import type { Catalogue } from '../../core/ports/remote-system.ts';
import type { Integrations, Syncs } from '../../core/ports/syncs.ts';
import { Problem } from '../../core/problem.ts';
import { type FieldPair, fieldLineage, isRelated } from './field-lineage.ts';
import type { Evaluator } from './mapping/expressions.ts';
import { shownAs } from './shown-as.ts';

interface Stores extends Catalogued {
  readonly integrations: Pick<Integrations, 'readingFrom' | 'get'>;
  readonly syncs: Pick<Syncs, 'list'>;
  readonly expressions: Evaluator;
}

/** Where rings are looked for: those that read from an account, whether they run or are only meant to. */
export interface Among {
  /** How the records of a collection show a field that is written there. */
  readonly shown: NameInRecords;
  readonly readingFrom: (connection: ConnectionId) => Promise<readonly Integration[]>;
  readonly expressions: Evaluator;
}

export type NameInRecords = (place: Place, field: string) => string;

/** As the connectors of the accounts declare it. */
export async function shownBy({ connections, catalogue }: Catalogued): Promise<NameInRecords> {
  const known = new Map((await connections.list()).map((one) => [one.id, one]));
  return ({ connection, collection }, field) => {
    const account = known.get(connection);
    return account === undefined ? field : shownAs(catalogue.declared(account).collections[collection], field);
  };
}

interface Catalogued {
  readonly connections: Pick<Connections, 'list'>;
  readonly catalogue: Pick<Catalogue, 'declared'>;
}

/** Integrations that bring fields back to where the first one reads. */
export interface Ring {
  /**
   * A value would go on for ever: of two that both run in real time, every minute; of a longer ring by whatever schedule, since
   * nobody can tell a value that comes round from a new one.
   */
  readonly endless: boolean;
  readonly message: string;
  readonly remedy: string;
}

type Fields = Pick<Awaited<ReturnType<typeof fieldLineage>>, 'pairs' | 'rest'>;

/** Integrations one after another, each reading where the one before writes. */
interface Chain {
  readonly links: readonly Integration[];
  readonly last: Integration;
  readonly fields: Fields;
}

/** Longer rings, or more ways than that, are not looked for: a check is asked by a person who waits. */
const longest = 6;
const mostChains = 200;

/** Throws `validation_failed` that names the other integrations and the fields; answers what is worth knowing. */
export async function checkOpposite(stores: Stores, made: Integration): Promise<readonly string[]> {
  const rings = await ringsOf(
    { shown: await shownBy(stores), readingFrom: running(stores), expressions: stores.expressions },
    made,
  );
  const endless = rings.find((ring) => ring.endless);
  if (endless === undefined) return rings.map(({ message, remedy }) => `${message} ${remedy}`);
  const message = `${endless.message} ${endless.remedy}`;
  throw new Problem('validation_failed', message, { errors: [{ path: 'sync_mode', code: 'opposite', message }] });
}

export async function ringsOf({ readingFrom, expressions, shown }: Among, made: Integration): Promise<readonly Ring[]> {
  if (!isFollowed(made)) return [];
  const found: Ring[] = [];
  const ways = new Map<string, Fields>();
  const fieldsOf = async (one: Integration): Promise<Fields> => {
    const known = ways.get(one.id) ?? shownFields(await fieldLineage(expressions, one), one, shown);
    ways.set(one.id, known);
    return known;
  };
  const chains: Chain[] = [{ links: [], last: made, fields: await fieldsOf(made) }];
  for (const chain of chains)
    for (const next of await readingFrom(chain.last.destination.connection)) {
      if (!goesOn(next, made, chain)) continue;
      const fields = composed(chain.fields, await fieldsOf(next));
      if (fields.pairs.length === 0 && !fields.rest) continue;
      const longer = { links: [...chain.links, next], last: next, fields };
      if (isSamePlace(next.destination, made.source)) found.push(...ringOf(made, longer));
      else if (longer.links.length < longest && chains.length < mostChains) chains.push(longer);
    }
  return found;
}

/** By the names under which records show them, at either end. */
const shownFields = ({ pairs, rest }: Fields, { source, destination }: Integration, shown: NameInRecords): Fields => ({
  rest,
  pairs: pairs.map(({ from, to }) => ({ from: shown(source, from), to: shown(destination, to) })),
});

const goesOn = (next: Integration, made: Integration, { links, last }: Chain): boolean =>
  isFollowed(next) &&
  isSamePlace(next.source, last.destination) &&
  ![made, ...links].some((link) => isSame(next, link));

/** Those that stand and run. */
export const running =
  ({ integrations, syncs }: Pick<Stores, 'integrations' | 'syncs'>): Among['readingFrom'] =>
  async (connection) => {
    const found: Integration[] = [];
    for (const id of await integrations.readingFrom(connection)) {
      const other = await integrations.get(id);
      if (!isFollowed(other)) continue;
      const runs = await syncs.list({ integration: id, limit: 50 });
      if (runs.some(({ status }) => !hasEnded(status))) found.push(other);
    }
    return found;
  };

const isFollowed = ({ mode, enabled, destination }: Integration): boolean =>
  mode !== 'once' && enabled && destination.action !== 'delete';

/** Of a flow each version is another, but none of them runs beside the others. */
const isSame = (one: Integration, other: Integration): boolean =>
  one.id === other.id || (one.route !== undefined && one.route.flow === other.route?.flow);

const isSamePlace = (one: Place, other: Place): boolean =>
  one.connection === other.connection && one.collection === other.collection;
type Place = Pick<Integration['source'], 'connection' | 'collection'>;

function composed(fields: Fields, next: Fields): Fields {
  const isMade = ({ pairs }: Fields, field: string) => pairs.some(({ to }) => to === field);
  return {
    rest: fields.rest && next.rest,
    pairs: [
      ...fields.pairs.flatMap(({ from, to }) =>
        next.pairs.filter((pair) => isRelated(pair.from, to)).map((pair) => ({ from, to: pair.to })),
      ),
      ...(fields.rest ? next.pairs.filter(({ from }) => !isMade(fields, from)) : []),
      ...(next.rest ? fields.pairs.filter(({ to }) => !isMade(next, to)) : []),
    ],
  };
}

/** A field that comes back to itself under every mapping on the way; a record's id is edited by nobody. */
const isBack = ({ from, to }: FieldPair): boolean => from !== 'id' && isRelated(from, to);

function ringOf(made: Integration, { links, fields }: Chain): readonly Ring[] {
  const back = [...new Set(fields.pairs.filter(isBack).map(({ from }) => from))];
  if (!fields.rest && back.length === 0) return [];
  const which = fields.rest ? 'every field' : back.join(', ');
  const isLive = [made, ...links].every(({ mode }) => mode === 'real_time');
  const isLong = links.length > 1;
  const endless = isLive || isLong;
  const names = links.map(({ name, id }) => `${name} (${id})`).join(', ');
  const who = isLong
    ? `The integrations ${names} bring ${which} back to where this one reads${isLive ? ', in real time' : ''}: together they`
    : `The integration ${names} moves ${which} the other way${isLive ? ' in real time' : ''}: both`;
  return [
    {
      endless,
      message: `${who} ${harmOf(isLive, isLong)}.`,
      remedy: `Leave those fields out of one of them${isLive && !isLong ? ', or run one of them on a schedule' : ''}.`,
    },
  ];
}

function harmOf(isLive: boolean, isLong: boolean): string {
  if (isLive) return 'would swap a value for ever';
  return isLong
    ? 'would pass a value round for ever'
    : 'can swap a value that is edited on both sides between two runs';
}
