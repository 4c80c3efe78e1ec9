// What this browser keeps about somebody's notifications: until when they have looked.
import type { Session } from '../api/wire.ts';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (name: string, { organization, user }: Session): string =>
  `muster.${name}.${organization.id}.${user?.id ?? ''}`;

/** Empty: never. */
export const seenUntil = (store: Store, session: Session): string => {
  const kept = store.getItem(keyOf('seen', session)) ?? '';
  return Number.isNaN(Date.parse(kept)) ? '' : kept;
};

export const keepSeen = (store: Store, session: Session, at: string): void => store.setItem(keyOf('seen', session), at);

/** Of two moments, each perhaps empty: never. */
export const laterOf = (one: string, other: string): string =>
  (Date.parse(one) || 0) >= (Date.parse(other) || 0) ? one : other;
