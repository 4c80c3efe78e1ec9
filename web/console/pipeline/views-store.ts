// Views of the pipeline that somebody named, kept in this browser for this person.
import type { Session } from '../api/wire.ts';

export interface SavedView {
  readonly name: string;
  /** What stands in the address. */
  readonly search: Readonly<Record<string, string>>;
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = ({ organization, user }: Session): string => `muster.views.${organization.id}.${user?.id ?? ''}`;

/** More would be a list to search in. */
export const mostViews = 12;

export function readViews(store: Store, session: Session): readonly SavedView[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(keyOf(session)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isView).slice(0, mostViews) : [];
  } catch {
    // Written by something else: as good as nothing.
    return [];
  }
}

export function writeViews(store: Store, session: Session, views: readonly SavedView[]): void {
  store.setItem(keyOf(session), JSON.stringify(views.slice(0, mostViews)));
}

/** One of the same name is replaced. */
export const withView = (views: readonly SavedView[], view: SavedView): readonly SavedView[] => [
  ...views.filter(({ name }) => name !== view.name),
  view,
];

/** Those of one place, and of the other what stands under no name of the first. */
export const withViews = (first: readonly SavedView[], more: readonly SavedView[]): readonly SavedView[] =>
  [...first, ...more.filter(({ name }) => !first.some((view) => view.name === name))].slice(0, mostViews);

function isView(value: unknown): value is SavedView {
  if (typeof value !== 'object' || value === null) return false;
  const search: unknown = Reflect.get(value, 'search');
  return (
    typeof Reflect.get(value, 'name') === 'string' &&
    typeof search === 'object' &&
    search !== null &&
    Object.values(search).every((word) => typeof word === 'string')
  );
}
