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
import { familyWords, percent, verdictOf } from './words.ts';

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
    name: 'Accuracy',
    value: ({ model, standing }) => standing?.accuracy ?? model.metrics.accuracy,
    cell: ({ model: { metrics }, standing }) => (
      <>
        {typeof standing?.accuracy === 'number' && (
          <Accuracy
            of="your hires"
            count={standing.matured}
            share={standing.accuracy}
            guess={standing.majority_accuracy}
          />
        )}
        <Accuracy of="test hires" count={metrics.n} share={metrics.accuracy} guess={metrics.majority_accuracy} />
      </>
    ),
  },
  {
    name: 'Gain over a fixed guess',
    end: true,
    value: (row) => gainOf(row)?.gain ?? null,
    cell: (row) => <Gain row={row} />,
  },
  { name: 'Verdict', value: (row) => verdictOn(row).label, cell: (row) => <State row={row} /> },
];

interface AccuracyProps {
  readonly of: string;
  readonly count: number;
  readonly share: number | null;
  readonly guess: number | null | undefined;
}

/** The figure that accuracy has to beat stands with it. */
const Accuracy = ({ of, count, share, guess }: AccuracyProps): ReactNode => (
  <span className="block tabular-nums">
    {share === null ? `No outcomes of ${of} yet` : `${percent(share)} on ${count.toLocaleString('en-US')} ${of}`}
    {share !== null && <span className="block text-xs text-muted">{`fixed guess ${percent(guess)}`}</span>}
  </span>
);

/** What decides whether a model is worth anything, with its interval. */
function Gain({ row }: { row: Family }): ReactNode {
  const gain = gainOf(row);
  if (gain === null) return 'not measured';
  return (
    <>
      <span className="block">{percent(gain.gain)}</span>
      <span className="block text-xs whitespace-nowrap text-muted">
        {`95%: ${percent(gain.low)} to ${percent(gain.high)}`}
      </span>
    </>
  );
}

/** On this organization's own hires where they are known, else on those that the model was tried on. */
const gainOf = ({ model, standing }: Family) => standing?.gain_over_base ?? model.metrics.gain_over_base;

const verdictOn = ({ model, standing }: Family) => verdictOf(standing, model.metrics);

function State({ row }: { row: Family }): ReactNode {
  const { label, tone } = verdictOn(row);
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Chip tone={tone}>{label}</Chip>
      {row.standing?.drift.drifted === true && <Chip tone="warn">Drift</Chip>}
    </span>
  );
}
