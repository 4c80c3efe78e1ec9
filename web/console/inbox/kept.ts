// What this browser keeps about somebody's notifications: until when they have looked, and which kinds they want.
import type { Session } from '../api/wire.ts';
import { kinds, type Kind } from './items.ts';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (name: string, { organization, user }: Session): string =>
  `muster.${name}.${organization.id}.${user?.id ?? ''}`;

/** Empty: never. */
export const seenUntil = (store: Store, session: Session): string => {
  const kept = store.getItem(keyOf('seen', session)) ?? '';
  return Number.isNaN(Date.parse(kept)) ? '' : kept;
};

export const keepSeen = (store: Store, session: Session, at: string): void => store.setItem(keyOf('seen', session), at);

/** All of them until somebody chooses. */
export function wantedKinds(store: Store, session: Session): ReadonlySet<Kind> {
  const away = new Set((store.getItem(keyOf('quiet', session)) ?? '').split(' '));
  return new Set(kinds.map(({ kind }) => kind).filter((kind) => !away.has(kind)));
}

export const keepWanted = (store: Store, session: Session, wanted: ReadonlySet<Kind>): void =>
  store.setItem(
    keyOf('quiet', session),
    kinds
      .map(({ kind }) => kind)
      .filter((kind) => !wanted.has(kind))
      .join(' '),
  );
