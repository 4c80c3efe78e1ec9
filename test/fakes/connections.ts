// Connections in memory, whole: the same sealing off of tenants is done by whoever makes one for each.
import type { ConnectionId, OfferingId } from '../../src/core/ids.ts';
import type { Connection } from '../../src/core/integration.ts';
import type { Connections, Token, Untold } from '../../src/core/ports/connections.ts';
import { Problem } from '../../src/core/problem.ts';

interface Row {
  connection: Connection;
  credentials: Readonly<Record<string, string>>;
  token: Token | null;
}

const isRefused = ({ status }: Connection): boolean => status === 'needs_attention';

export class FakeConnections implements Connections {
  readonly rows = new Map<ConnectionId, Row>();
  /** Refused, and people know it. */
  readonly known = new Set<ConnectionId>();
  /** How often the job that tells was promised. */
  promised = 0;
  /** Takes the promise to settle an add-on. */
  readonly #promise: (offering: OfferingId) => void;

  constructor(promise: (offering: OfferingId) => void = () => undefined) {
    this.#promise = promise;
  }

  async add(connection: Connection, credentials: Readonly<Record<string, string>>): Promise<void> {
    this.rows.set(connection.id, { connection, credentials, token: null });
    if (connection.addOn !== undefined) this.#promise(connection.addOn.offering);
  }

  async list(): Promise<readonly Connection[]> {
    return [...this.rows.values()].map(({ connection }) => connection);
  }

  async get(id: ConnectionId): Promise<Connection> {
    return this.#row(id).connection;
  }

  async secrets(id: ConnectionId): ReturnType<Connections['secrets']> {
    const { credentials, token } = this.#row(id);
    return { credentials, token };
  }

  async keepToken(id: ConnectionId, token: Token | null): Promise<void> {
    this.#row(id).token = token;
  }

  async change(id: ConnectionId, to: Parameters<Connections['change']>[1]): Promise<Connection> {
    const row = this.#row(id);
    const { name = row.connection.name, config = row.connection.config } = to;
    row.connection = { ...row.connection, name, config };
    if (to.credentials !== undefined) Object.assign(row, { credentials: to.credentials, token: null });
    return row.connection;
  }

  async untold(): Promise<Untold> {
    const all = await this.list();
    return {
      refused: all.filter((one) => isRefused(one) && !this.known.has(one.id)),
      mended: all.filter((one) => !isRefused(one) && this.known.has(one.id)),
    };
  }

  async told({ refused, mended }: Untold): Promise<void> {
    for (const { id } of refused) this.known.add(id);
    for (const { id } of mended) this.known.delete(id);
  }

  async mark(id: ConnectionId, as: Parameters<Connections['mark']>[1]): Promise<void> {
    const row = this.#row(id);
    if ((row.connection.status === 'needs_attention') !== (as.status === 'needs_attention')) this.promised += 1;
    row.connection = { ...row.connection, ...as };
  }

  async remove(id: ConnectionId): Promise<void> {
    const { addOn } = this.#row(id).connection;
    this.rows.delete(id);
    if (addOn !== undefined) this.#promise(addOn.offering);
  }

  #row(id: ConnectionId): Row {
    const row = this.rows.get(id);
    if (row === undefined) throw new Problem('not_found', `There is no connection ${id}.`);
    return row;
  }
}
