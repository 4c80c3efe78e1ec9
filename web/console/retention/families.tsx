// The job families: which model answers for each, how often it came true, and whether its candidates have changed.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { accuracyQuery, type Model, type Standing } from '../api/retention.ts';
import { useService } from '../app/service.tsx';
import { Chip } from '../kit/layout.tsx';
import { List } from '../kit/list.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { Fault } from '../kit/states.tsx';
import type { OrganizationClock } from '../words/moments.ts';
import { familyWords, helps, percent, standingWords } from './words.ts';

interface Family {
  readonly model: Model;
  readonly standing: Standing | undefined;
}

export function Families({ models }: { models: readonly Model[] }): ReactNode {
  const { api, clock } = useService();
  const accuracy = useQuery(accuracyQuery(api));
  const rows = models
    .filter(({ alias }) => alias === 'champion')
    .map((model): Family => {
      const standing = accuracy.data?.data.find(({ job_family: family }) => family === model.job_family);
      return { model, standing };
    });
  return (
    <section aria-labelledby="families">
      <h2 id="families" className="mb-3 text-lg font-semibold">
        Job families
      </h2>
      <p className="mb-3 text-sm text-muted">
        Accuracy, and how much more often a model is right than always giving the more frequent outcome.
      </p>
      {accuracy.isError && <Fault error={accuracy.error} retry={() => void accuracy.refetch()} />}
      <List
        what="job families"
        file="retention-models"
        columns={columnsOf(clock)}
        rows={rows}
        id={({ model }) => model.job_family}
      />
    </section>
  );
}

const columnsOf = (clock: OrganizationClock): readonly ListColumn<Family>[] => [
  {
    name: 'Job family',
    value: ({ model }) => familyWords(model.job_family),
    cell: ({ model: { job_family: family } }) => (
      <Link
        to="/retention/$family"
        params={{ family }}
        className="inline-flex min-h-6 items-center font-semibold text-accent hover:underline"
      >
        {familyWords(family)}
      </Link>
    ),
  },
  {
    name: 'Model',
    value: ({ model }) => model.model_version,
    cell: ({ model: { model_version: version, trained_at: at } }) => (
      <>
        <span className="whitespace-nowrap">{version}</span>
        {at !== null && <span className="block text-muted">{`Trained ${clock.full(at)}`}</span>}
      </>
    ),
  },
  {
    name: 'On your hires',
    end: true,
    value: ({ standing }) => standing?.accuracy ?? null,
    cell: ({ standing }) =>
      standing === undefined || standing.accuracy === null
        ? 'no outcomes yet'
        : withGuess(
            `${percent(standing.accuracy)} of ${standing.matured.toLocaleString('en-US')}`,
            standing.majority_accuracy,
          ),
  },
  {
    name: 'On test hires',
    end: true,
    value: ({ model }) => model.metrics.accuracy,
    cell: ({ model: { metrics } }) =>
      withGuess(`${percent(metrics.accuracy)} of ${metrics.n.toLocaleString('en-US')}`, metrics.majority_accuracy),
  },
  {
    name: 'Gain over a guess',
    value: (row) => gainLabel(row),
    cell: (row) => <Gain row={row} />,
  },
  { name: 'State', value: (row) => standingOf(row).label, cell: (row) => <State row={row} /> },
];

/** The figure that accuracy has to beat stands with it. */
const withGuess = (accuracy: string, guess: number | null | undefined): ReactNode => (
  <>
    <span className="block whitespace-nowrap">{accuracy}</span>
    <span className="block text-xs whitespace-nowrap text-muted">{`fixed guess ${percent(guess)}`}</span>
  </>
);

/** What decides whether a model is worth anything, with its interval. */
function Gain({ row }: { row: Family }): ReactNode {
  const gain = gainOf(row);
  return (
    <>
      <Chip tone={helps(gain) ? 'ok' : 'warn'}>{gainLabel(row)}</Chip>
      {gain !== null && (
        <span className="block text-xs whitespace-nowrap text-muted">
          {`${helps(gain) ? '' : `${percent(gain.gain)}, `}95%: ${percent(gain.low)} to ${percent(gain.high)}`}
        </span>
      )}
    </>
  );
}

/** On this organization's own hires where they are known, else on those that the model was tried on. */
const gainOf = ({ model, standing }: Family) => standing?.gain_over_base ?? model.metrics.gain_over_base;

function gainLabel(row: Family): string {
  const gain = gainOf(row);
  if (gain === null) return 'Not measured';
  return helps(gain) ? percent(gain.gain) : 'No clear gain';
}

const standingOf = (row: Family) => standingWords(row.standing, gainOf(row));

function State({ row }: { row: Family }): ReactNode {
  const { label, tone } = standingOf(row);
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Chip tone={tone}>{label}</Chip>
      {row.standing?.drift.drifted === true && <Chip tone="warn">Drift</Chip>}
    </span>
  );
}
