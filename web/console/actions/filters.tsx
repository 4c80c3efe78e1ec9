// What the log is narrowed to. All of it stands in the address.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usersQuery, useService } from '../app/service.tsx';
import { SelectField, TextField } from '../kit/field.tsx';
import { dayStart } from '../words/moments.ts';
import { statusOptions, toolOptions } from '../words/words.ts';

export const filterNames = ['tool', 'status', 'requested_by', 'effect', 'from', 'to', 'open'] as const;
export type LogFilters = Readonly<Record<(typeof filterNames)[number], string>>;

const all = { value: '', label: 'All' };
const effects = [
  all,
  { value: 'write', label: 'Changes' },
  { value: 'read', label: 'Look-ups' },
  { value: 'control', label: 'Decisions' },
];

interface ActionFiltersProps {
  readonly filters: LogFilters;
  readonly change: (part: Partial<LogFilters>) => void;
}

export function ActionFilters({ filters, change }: ActionFiltersProps): ReactNode {
  const { api } = useService();
  const people = useQuery(usersQuery(api)).data?.data ?? [];
  const select = (name: 'tool' | 'status' | 'effect' | 'requested_by', label: string, options: typeof effects) => (
    <SelectField
      label={label}
      options={options}
      value={filters[name]}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
    />
  );
  return (
    <form
      role="search"
      aria-label="Filter actions"
      className="mb-4 grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6"
    >
      {select('effect', 'Kind', effects)}
      {select('tool', 'Action', [all, ...toolOptions])}
      {select('status', 'State', [all, ...statusOptions])}
      {select('requested_by', 'Asked by', [
        all,
        { value: 'console', label: 'The first sign-in' },
        ...people.map(({ user_id: value, name: label }) => ({ value, label })),
      ])}
      <TextField
        type="date"
        label="From"
        value={filters.from.slice(0, 10)}
        onChange={({ currentTarget }) => change({ from: dayStart(currentTarget.value) })}
      />
      <TextField
        type="date"
        label="Before"
        value={filters.to.slice(0, 10)}
        onChange={({ currentTarget }) => change({ to: dayStart(currentTarget.value) })}
      />
    </form>
  );
}
