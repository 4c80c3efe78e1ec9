// The counts that 41 CFR 60-300.44(k) asks of a contractor each year. Four of them come from the employer's own systems.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { yearlyQuery, type EmployerCounts, type YearlyCounts } from '../api/veteran.ts';
import { useFilters } from '../app/filters.ts';
import { useService } from '../app/service.tsx';
import { Chip } from '../kit/layout.tsx';
import { TextField } from '../kit/field.tsx';
import { List } from '../kit/list.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { Shown } from '../kit/states.tsx';

const asked = [
  { name: 'applicants', label: 'Applicants, all' },
  { name: 'openings', label: 'Job openings' },
  { name: 'filled', label: 'Jobs filled' },
  { name: 'hires', label: 'Hires, all' },
] as const;

const numberOf = (text: string): number => (/^\d{1,7}$/.test(text) ? Number(text) : 0);

export function YearlyView(): ReactNode {
  const { api, clock } = useService();
  const { filters, change } = useFilters(['view', 'year', 'applicants', 'openings', 'filled', 'hires'] as const);
  const year = /^20\d\d$/.test(filters.year) ? filters.year : String(new Date(clock.now()).getUTCFullYear());
  const counts: EmployerCounts = {
    year: Number(year),
    applicants: numberOf(filters.applicants),
    openings: numberOf(filters.openings),
    filled: numberOf(filters.filled),
    hires: numberOf(filters.hires),
  };
  const query = useQuery(yearlyQuery(api, counts));
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="max-w-prose text-sm text-muted">
        Your applicant tracking system knows these four. What veterans said about themselves is kept apart and leaves it
        only as the yearly counts below.
      </p>
      <div className="grid gap-4 sm:grid-cols-3 lg:grid-cols-5">
        <TextField
          label="Year"
          inputMode="numeric"
          maxLength={4}
          defaultValue={year}
          onChange={({ currentTarget: { value } }) => value.length === 4 && change({ year: value })}
        />
        {asked.map(({ name, label }) => (
          <TextField
            key={name}
            label={label}
            inputMode="numeric"
            maxLength={7}
            value={filters[name]}
            fault={filters[name] === '' || /^\d+$/.test(filters[name]) ? undefined : 'A whole number'}
            onChange={({ currentTarget: { value } }) => change({ [name]: value })}
          />
        ))}
      </div>
      <Shown query={query} what="the counts" rows={2}>
        {(found) => (
          <>
            <Verdict counts={found} />
            <List
              what="counts"
              file={`vevraa-${String(found.year)}`}
              columns={columns}
              rows={rowsOf(found)}
              id={({ name }) => name}
            />
          </>
        )}
      </Shown>
    </div>
  );
}

interface Row {
  readonly name: string;
  readonly figure: string;
}

const withheld = (count: number | null): string => (count === null ? 'withheld: few people' : String(count));

const rowsOf = (counts: YearlyCounts): readonly Row[] => [
  { name: 'Applicants who said they are protected veterans', figure: withheld(counts.protected_applicants) },
  { name: 'Job openings', figure: String(counts.openings) },
  { name: 'Jobs filled', figure: String(counts.filled) },
  { name: 'Applicants, all', figure: String(counts.applicants) },
  { name: 'Protected veterans hired', figure: withheld(counts.protected_hires) },
  { name: 'Hires, all', figure: String(counts.hires) },
];

const columns: readonly ListColumn<Row>[] = [
  { name: '41 CFR 60-300.44(k)', value: ({ name }) => name, cell: ({ name }) => name },
  { name: 'Count', end: true, value: ({ figure }) => figure, cell: ({ figure }) => figure },
];

function Verdict({ counts: { hiring_rate_percent: rate, benchmark, year } }: { counts: YearlyCounts }): ReactNode {
  const told =
    benchmark === null
      ? 'No hiring benchmark is set; an admin sets it in the settings (veteran_benchmarks).'
      : `The hiring benchmark in force at the end of ${String(year)} is ${String(benchmark.percent)}%, since ${benchmark.effective}.`;
  return (
    <p className="flex flex-wrap items-center gap-3 text-sm">
      {rate !== null && benchmark !== null && (
        <Chip tone={rate >= benchmark.percent ? 'ok' : 'warn'}>
          {`${String(rate)}% of hires: ${rate >= benchmark.percent ? 'the benchmark is reached' : 'below the benchmark'}`}
        </Chip>
      )}
      <span>{told}</span>
    </p>
  );
}
