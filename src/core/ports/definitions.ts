// What an organization wrote itself and may take back: sequences and rules. Every change is a version, and none is lost.
import type { ActorId } from '../ids.ts';

export interface Definition<Body> {
  readonly id: string;
  /** From 1 on; a removal is a version too. */
  readonly version: number;
  readonly active: boolean;
  readonly removed: boolean;
  readonly body: Body;
  readonly by: ActorId;
  /** Business time. */
  readonly at: Date;
}

/** Append-only: a change or removal is a new version, and no version is changed afterwards. */
export interface Definitions<Body> {
  /** The present version of each that is not removed, by id. */
  list(): Promise<readonly Definition<Body>[]>;
  /** The present version, also of one that was removed; undefined where there never was one. */
  latest(id: string): Promise<Definition<Body> | undefined>;
  version(id: string, version: number): Promise<Definition<Body> | undefined>;
  /** Newest first. */
  versions(id: string): Promise<readonly Definition<Body>[]>;
  /** Adds a version. Two at once get one each. */
  put(change: Omit<Definition<Body>, 'version'>): Promise<Definition<Body>>;
}
