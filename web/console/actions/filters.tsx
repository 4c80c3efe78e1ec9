// What the log is narrowed to. All of it stands in the address.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usersQuery, useService } from '../app/service.tsx';
import { SelectField, TextField } from '../kit/field.tsx';
import { FilterSheet } from '../kit/filter-sheet.tsx';
import { dayStart } from '../words/moments.ts';
import { statusOptions, toolOptions } from '../words/words.ts';

export const filterNames = ['tool', 'status', 'requested_by', 'effect', 'from', 'to', 'open'] as const;
export type LogFilters = Readonly<Record<(typeof filterNames)[number], string>>;

const all = { value: '', label: 'All' };
/** Questions that changed nothing would stand between the decisions: they are shown to whoever asks for them. */
const effects = [
  { value: '', label: 'All changes' },
  { value: 'write', label: 'Actions' },
  { value: 'control', label: 'Decisions' },
  { value: 'read', label: 'Look-ups' },
  { value: 'all', label: 'Everything' },
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
  const fields = (
    <>
      {select('effect', 'Kind', effects)}
      {select('tool', 'Action', [all, ...toolOptions])}
      {select('status', 'State', [all, ...statusOptions])}
      {select('requested_by', 'Asked by', [
        all,
        { value: 'console', label: 'Owner (first sign-in link)' },
        ...people.map(({ user_id: value, name: label }) => ({ value, label })),
      ])}
      <DayField label="From" name="from" {...{ filters, change }} />
      <DayField label="Before" name="to" {...{ filters, change }} />
    </>
  );
  return (
    <form
      role="search"
      aria-label="Filter actions"
      className="mb-4 grid grid-cols-1 gap-3 sm:grid-cols-3 xl:grid-cols-6"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="contents max-sm:hidden">{fields}</div>
      <FilterSheet
        what="actions"
        active={narrowing.filter((name) => filters[name] !== '').length}
        onClear={() => change({ effect: '', tool: '', status: '', requested_by: '', from: '', to: '' })}
      >
        {fields}
      </FilterSheet>
    </form>
  );
}

const narrowing = filterNames.filter((name) => name !== 'open');

const DayField = ({
  label,
  name,
  filters,
  change,
}: ActionFiltersProps & { label: string; name: 'from' | 'to' }): ReactNode => (
  <TextField
    type="date"
    label={label}
    value={filters[name].slice(0, 10)}
    onChange={({ currentTarget }) => change({ [name]: dayStart(currentTarget.value) })}
  />
);
