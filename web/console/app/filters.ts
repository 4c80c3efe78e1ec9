// Filters in the address: a view can be sent to somebody, kept as a bookmark, and found again with Back.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';

type Filters<Name extends string> = Readonly<Record<Name, string>>;

/** The named words of the address, empty where they are not there, and a way to change some of them. */
export function useFilters<Name extends string>(names: readonly Name[]) {
  const search: unknown = useSearch({ strict: false });
  const navigate = useNavigate();
  const key = names.join(' ');
  const filters = useMemo(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of exactly these names
    () => Object.fromEntries(names.map((name) => [name, wordOf(search, name)])) as Filters<Name>,
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for the names, a new list at each call
    [search, key],
  );
  const change = useCallback(
    (part: Partial<Filters<Name>>) => {
      // What other parts of the screen keep in the address stays.
      const kept = typeof search === 'object' && search !== null ? search : {};
      const next = Object.entries({ ...kept, ...filters, ...part }).filter(([, value]) => value !== '');
      void navigate({ to: '.', search: Object.fromEntries(next), replace: true, resetScroll: false });
    },
    [search, filters, navigate],
  );
  return { filters, change };
}

function wordOf(search: unknown, name: string): string {
  const value = typeof search === 'object' && search !== null ? Reflect.get(search, name) : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
