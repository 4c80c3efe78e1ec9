// The hiring pipeline as columns, one card a candidate. Cards are carried to another column, or moved by a list of stages.
import { useState, type ReactNode } from 'react';
import type { Candidate, Pipeline } from '../api/wire.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { useLanding } from '../kit/carry.ts';
import { Hidden } from '../kit/layout.tsx';
import { agesWords } from './ages.ts';
import { CandidateCard } from './card.tsx';
import { useMoves, type Moves } from './moves.ts';

/** As many cards a column as one can take in; the others open on request. */
const firstShown = { wide: 5, compact: 12 } as const;

interface BoardProps {
  readonly pipeline: Pipeline;
  /** Asks which stage, for those who do not carry. */
  readonly onMove: (candidate: Candidate) => void;
  /** More cards and columns in the same window: each card says who it is and what is wrong. */
  readonly isCompact: boolean;
}

export function Board({ pipeline, onMove, isCompact }: BoardProps): ReactNode {
  const mayMove = useAllowed('operations:*');
  const moves = useMoves(pipeline);
  const [carried, onCarry] = useState<string | undefined>(undefined);
  const [landed, setLanded] = useState<string | undefined>(undefined);
  const from = moves.shown.candidates.find(({ candidate_id: id }) => id === carried)?.stage;
  const land = (id: string, stage: string): void => {
    const candidate = moves.shown.candidates.find((each) => each.candidate_id === id);
    if (candidate === undefined) return;
    setLanded(id);
    moves.move(candidate, stage);
  };
  return (
    <div
      role="region"
      aria-label="Stages"
      tabIndex={0}
      className={`relative -mx-4 flex items-stretch overflow-x-auto ${isCompact ? 'gap-2' : 'gap-3'} px-4 pb-3 sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8`}
    >
      {stagesOf(moves.shown).map((stage) => (
        <Column
          key={stage}
          isOff={!mayMove || stage === from}
          {...{ stage, moves, mayMove, landed, onMove, onCarry, isCompact }}
          onLand={(id) => land(id, stage)}
        />
      ))}
    </div>
  );
}

/** The pipeline's order, and behind it stages that only candidates stand in. */
const stagesOf = ({ stages, candidates }: Pick<Pipeline, 'stages' | 'candidates'>): readonly string[] => [
  ...new Set([...stages, ...candidates.map(({ stage }) => stage)]),
];

interface PeopleProps extends Omit<BoardProps, 'pipeline'> {
  readonly moves: Moves;
  readonly mayMove: boolean;
  readonly landed: string | undefined;
  readonly onCarry: (id: string | undefined) => void;
}

interface ColumnProps extends PeopleProps {
  readonly stage: string;
  /** Takes nobody: the stage of the one who is carried. */
  readonly isOff: boolean;
  readonly onLand: (candidate: string) => void;
}

function Column({ stage, isOff, onLand, ...people }: ColumnProps): ReactNode {
  const { ref, dropProps, isDropTarget } = useLanding<HTMLElement>({ kind: 'candidate', isOff, onLand });
  const here = people.moves.shown.candidates
    .filter((candidate) => candidate.stage === stage)
    // Who has just come stands on top: that is what somebody looks for after a move.
    .toSorted((one, other) => Date.parse(other.stage_since) - Date.parse(one.stage_since));
  const { isCompact } = people;
  const first = isCompact ? firstShown.compact : firstShown.wide;
  const more = here.length - first;
  const { clock } = useService();
  const ages = agesWords(here, clock.now());
  return (
    <section
      {...dropProps}
      ref={ref}
      tabIndex={-1}
      aria-label={stage}
      className={`flex-1 rounded-card border-2 ${isCompact ? 'min-w-38 basis-38 p-1.5' : 'min-w-64 basis-64 p-2 xl:min-w-48 xl:basis-48'} ${isDropTarget ? 'border-accent bg-info-bg' : 'border-transparent bg-soft'}`}
    >
      <h2 className="flex items-center gap-2 text-sm font-semibold">
        {stage}{' '}
        <span className="rounded-full bg-surface px-2 text-xs leading-5 text-muted">
          {here.length}
          <Hidden>{here.length === 1 ? ' candidate' : ' candidates'}</Hidden>
        </span>
      </h2>
      <p className="mb-3 min-h-4 text-xs text-muted">{ages}</p>
      {here.length === 0 && <p className="py-4 text-center text-sm text-muted">Nobody</p>}
      <People {...people} candidates={here.slice(0, first)} />
      {more > 0 && <Others {...people} stage={stage} candidates={here.slice(first)} />}
    </section>
  );
}

/** So many more at each press: ten thousand cards at once would keep the page from answering. */
const nextShown = 50;

/** Nothing of them is drawn before somebody asks. */
function Others({ stage, candidates, ...people }: PeopleProps & OthersProps): ReactNode {
  const [count, setCount] = useState(0);
  const left = candidates.length - count;
  return (
    <details
      open={count > 0}
      onToggle={({ currentTarget: { open } }) => setCount((before) => (open ? Math.max(before, nextShown) : 0))}
    >
      <summary className="flex min-h-control items-center text-sm font-medium text-accent">
        {`${String(candidates.length)} more`}
        <Hidden>{` in ${stage}`}</Hidden>
      </summary>
      {count > 0 && (
        <>
          <People {...people} candidates={candidates.slice(0, count)} />
          {left > 0 && (
            <Button className="mt-2 w-full" onClick={() => setCount(count + nextShown)}>
              {`Show ${String(Math.min(nextShown, left))} more`}
              <Hidden>{` in ${stage}`}</Hidden>
            </Button>
          )}
        </>
      )}
    </details>
  );
}

interface OthersProps {
  readonly stage: string;
  readonly candidates: readonly Candidate[];
}

const People = (props: PeopleProps & { candidates: readonly Candidate[] }): ReactNode => {
  const { candidates, moves, mayMove, landed, onMove, onCarry, isCompact } = props;
  return candidates.length === 0 ? null : (
    <ul className={`grid grid-cols-1 ${isCompact ? 'gap-1' : 'gap-2'}`}>
      {candidates.map((candidate) => (
        <CandidateCard
          key={candidate.candidate_id}
          {...{ candidate, mayMove, onMove, onCarry, isCompact }}
          title={moves.shown.jobs.find(({ job_id: id }) => id === candidate.job_id)?.title ?? candidate.job_id}
          move={moves.of(candidate)}
          hasLanded={landed === candidate.candidate_id}
        />
      ))}
    </ul>
  );
};
