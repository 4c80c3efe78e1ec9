// The code database: six branches, current and legacy codes, searched by the service.
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, type ReactNode } from 'react';
import { codesQuery, type Code } from '../api/veteran.ts';
import { useFilters } from '../app/filters.ts';
import { useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { SelectField, TextField } from '../kit/field.tsx';
import { Chip } from '../kit/layout.tsx';
import { moreOf } from '../kit/list-parts.tsx';
import { List } from '../kit/list.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { Empty, Shown } from '../kit/states.tsx';

const branches = ['Army', 'Navy', 'Air Force', 'Marines', 'Coast Guard', 'Space Force'];
const branchOptions = [{ value: '', label: 'All' }, ...branches.map((value) => ({ value, label: value }))];

export function Codes(): ReactNode {
  const { api } = useService();
  const { filters, change } = useFilters(['view', 'branch', 'q'] as const);
  const q = useDeferredValue(filters.q);
  const query = useInfiniteQuery(codesQuery(api, { branch: filters.branch, q }));
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap gap-3">
        <SelectField
          label="Branch"
          className="w-44"
          options={branchOptions}
          value={filters.branch}
          onChange={({ currentTarget: { value } }) => change({ branch: value })}
        />
        <TextField
          label="Code or title"
          type="search"
          className="max-sm:w-full sm:w-72"
          maxLength={100}
          placeholder="68W, or: combat medic"
          value={filters.q}
          onChange={({ currentTarget: { value } }) => change({ q: value })}
        />
      </div>
      <Shown query={query} what="the codes">
        {({ pages }) => {
          const codes = pages.flatMap(({ data }) => data);
          if (codes.length === 0)
            return (
              <Empty title="No code is called that" action={<Button onClick={() => change({ q: '' })}>Clear</Button>}>
                Write the beginning of a code, or words of its title.
              </Empty>
            );
          return (
            <List
              what="codes"
              file="military-codes"
              columns={columns}
              rows={codes}
              id={({ branch, code }) => `${branch} ${code}`}
              find={false}
              more={moreOf(query)}
            />
          );
        }}
      </Shown>
    </div>
  );
}

const columns: readonly ListColumn<Code>[] = [
  { name: 'Code', value: ({ code }) => code, cell: ({ code }) => <span className="font-semibold">{code}</span> },
  { name: 'Branch', value: ({ branch }) => branch, cell: ({ branch }) => branch },
  { name: 'Title', value: ({ title }) => title, cell: ({ title }) => title },
  {
    name: 'Status',
    value: ({ status }) => status,
    cell: ({ status, until }) => (
      <Chip tone={status === 'current' ? 'ok' : 'calm'}>
        {status === 'current' ? 'Current' : `Legacy${until === undefined ? '' : `, until ${String(until)}`}`}
      </Chip>
    ),
  },
  { name: 'Occupations', value: occupationWords, cell: occupationWords },
];

function occupationWords({ occupations, reason }: Code): string {
  if (occupations.length === 0) return reason ?? 'none known';
  return occupations
    .slice(0, 3)
    .map(({ title }) => title)
    .join(', ');
}
