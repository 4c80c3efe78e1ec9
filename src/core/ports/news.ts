// What has just changed, for whoever looks on: ids and kinds, never what they hold. Nothing depends on it: what is lost here
// is seen at the next look.
import type { Scope } from '../access.ts';
import type { TenantId } from '../ids.ts';

/** Whoever may read a thing may hear that it changed. */
export const newsScopes = {
  action: 'operations:read',
  approval: 'operations:read',
  sync: 'integrations:read',
  retrain: 'retention:read',
  audit: 'retention:read',
  review: 'veteran:read',
  erasure: 'admin',
  /** A console session was signed out. */
  session: 'operations:read',
} as const satisfies Readonly<Record<string, Scope>>;
export type NewsKind = keyof typeof newsScopes;

/** Holds no values: whoever hears it reads the thing again with their own rights. */
export interface News {
  readonly kind: NewsKind;
  /** Of what changed. */
  readonly subject: string;
}

/** With its place in the order in which this process heard of it. */
export interface HeardNews extends News {
  readonly id: string;
}

/** Best effort and in memory; only the last 500 of an organization are kept in a process. */
export interface NewsPublisher {
  /** Call it once the change is committed. The same told twice within a moment is heard once. */
  tell(tenant: TenantId, news: News): void;
  /** What came after that id; undefined where this process cannot know: it has restarted, missed something, or forgot. */
  since(tenant: TenantId, id: string): readonly HeardNews[] | undefined;
  /** The id of what was heard last, from which `since` goes on. */
  latest(tenant: TenantId): string;
  /** `undefined` is heard where something may have been missed. Answers how to stop. */
  follow(tenant: TenantId, hear: (news: readonly HeardNews[] | undefined) => void): () => void;
}
