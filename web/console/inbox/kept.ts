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
