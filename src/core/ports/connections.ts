// Where accounts in other systems are kept. Credentials are sealed by the store and handed out to the runtime alone.
import type { Connection } from '../integration.ts';
import type { ConnectionId } from '../ids.ts';
import type { JsonObject } from '../json.ts';

/** Secret values by the connector's prompts, and the tokens that were made from them. */
export interface Secrets {
  readonly credentials: Readonly<Record<string, string>>;
  readonly token: Token | null;
}

/**
 * `expiresAt` null: good until the system refuses it. `refresh` null: it cannot be renewed, and the account has to be
 * connected again.
 */
export interface Token {
  readonly access: string;
  readonly refresh: string | null;
  /** Real time. */
  readonly expiresAt: Date | null;
}

/** Of accounts that do not let Muster in, or do again. */
export const notifyConnectionsJob = 'tell-connections';

/** Accounts of which people do not know yet how they stand. */
export interface Untold {
  readonly refused: readonly Connection[];
  /** People know that it was refused, and it is let in again. */
  readonly mended: readonly Connection[];
}

/** Of one organization. Lists and single answers never hold a secret; `secrets` is for the connector runtime alone. */
export interface Connections {
  add(connection: Connection, credentials: Readonly<Record<string, string>>): Promise<void>;
  list(): Promise<readonly Connection[]>;
  /** Throws `not_found`. */
  get(id: ConnectionId): Promise<Connection>;
  secrets(id: ConnectionId): Promise<Secrets>;
  keepToken(id: ConnectionId, token: Token | null): Promise<void>;
  /** Replaces what is given; a changed credential drops the token made from the old one. */
  change(
    id: ConnectionId,
    to: { name?: string; config?: JsonObject; credentials?: Readonly<Record<string, string>> },
  ): Promise<Connection>;
  /**
   * When Muster is refused, or let in again, the job that tells of it is promised in the same transaction, for a while later:
   * what is refused together is told of together, and what is mended by then not at all.
   */
  mark(id: ConnectionId, as: Pick<Connection, 'status' | 'because' | 'testedAt'>): Promise<void>;
  untold(): Promise<Untold>;
  /** People know of these. */
  told(of: Untold): Promise<void>;
  remove(id: ConnectionId): Promise<void>;
}
