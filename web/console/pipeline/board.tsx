// The hiring pipeline as columns, one card a candidate.
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { Candidate, Pipeline } from '../api/wire.ts';
import { IconButton } from '../kit/button.tsx';
import { Hidden } from '../kit/layout.tsx';
import { ContactWords, Initials } from './contact.tsx';
import { MoveDialog } from './move-dialog.tsx';

/** As many cards a column as one can take in; the others open on request. */
const firstShown = 5;

export function Board({ pipeline }: { pipeline: Pipeline }): ReactNode {
  const [moving, setMoving] = useState<Candidate | undefined>(undefined);
  return (
    <>
      <div
        role="region"
        aria-label="Stages"
        tabIndex={0}
        className="relative -mx-4 flex items-start gap-3 overflow-x-auto px-4 pb-3 sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8"
      >
        {stagesOf(pipeline).map((stage) => (
          <Column key={stage} stage={stage} pipeline={pipeline} onMove={setMoving} />
        ))}
      </div>
      {moving !== undefined && (
        <MoveDialog candidate={moving} stages={pipeline.stages} onClose={() => setMoving(undefined)} />
      )}
    </>
  );
}

/** The pipeline's order, and behind it stages that only candidates stand in. */
const stagesOf = ({ stages, candidates }: Pick<Pipeline, 'stages' | 'candidates'>): readonly string[] => [
  ...new Set([...stages, ...candidates.map(({ stage }) => stage)]),
];

interface PeopleProps {
  readonly pipeline: Pipeline;
  readonly onMove: (candidate: Candidate) => void;
}

function Column({ stage, pipeline, onMove }: PeopleProps & { stage: string }): ReactNode {
  const here = pipeline.candidates
    .filter((candidate) => candidate.stage === stage)
    // Who has just come stands on top: that is what somebody looks for after a move.
    .toSorted((one, other) => Date.parse(other.stage_since) - Date.parse(one.stage_since));
  const more = here.length - firstShown;
  return (
    <section aria-label={stage} className="w-64 shrink-0 rounded-card bg-soft p-3 sm:w-72">
      <h2 className="mb-3 flex items-center gap-2 text-sm font-semibold">
        {stage}{' '}
        <span className="rounded-full bg-surface px-2 text-xs leading-5 text-muted">
          {here.length}
          <Hidden>{here.length === 1 ? ' candidate' : ' candidates'}</Hidden>
        </span>
      </h2>
      {here.length === 0 && <p className="py-4 text-center text-sm text-muted">Nobody</p>}
      <People candidates={here.slice(0, firstShown)} pipeline={pipeline} onMove={onMove} />
      {more > 0 && (
        <details>
          <summary className="flex min-h-11 items-center text-sm font-medium text-accent">
            {`${String(more)} more`}
            <Hidden>{` in ${stage}`}</Hidden>
          </summary>
          <People candidates={here.slice(firstShown)} pipeline={pipeline} onMove={onMove} />
        </details>
      )}
    </section>
  );
}

const People = ({ candidates, pipeline, onMove }: PeopleProps & { candidates: readonly Candidate[] }): ReactNode =>
  candidates.length === 0 ? null : (
    <ul className="grid grid-cols-1 gap-2">
      {candidates.map((candidate) => (
        <li
          key={candidate.candidate_id}
          className="flex gap-3 rounded-small border border-line bg-surface p-3 shadow-xs"
        >
          <Initials name={candidate.name} />
          <div className="min-w-0 flex-1">
            <Link
              to="/candidates/$candidate"
              params={{ candidate: candidate.candidate_id }}
              className="inline-flex min-h-6 items-center text-sm font-semibold hover:underline"
            >
              {candidate.name}
            </Link>
            <p className="truncate text-sm text-muted">
              {pipeline.jobs.find(({ job_id: id }) => id === candidate.job_id)?.title ?? candidate.job_id}
            </p>
            <ContactWords candidate={candidate} />
          </div>
          <IconButton
            icon="move"
            label={`Move ${candidate.name}`}
            className="-me-2 -mt-2"
            onClick={() => onMove(candidate)}
          />
        </li>
      ))}
    </ul>
  );
