// The hiring pipeline as columns, one card a candidate.
import type { ReactNode } from 'react';
import type { Sandbox, SandboxCandidate } from '../api/wire.ts';
import { useService } from '../app/service.tsx';
import { stagesOf } from '../chat/suggestions.ts';
import { Chip, Hidden } from '../kit/layout.tsx';

/** Days without contact after which a candidate may be lost. */
const atRiskDays = 5;
/** As many cards a column as one can take in; the others open on request. */
const firstShown = 5;

export const Board = ({ sandbox }: { sandbox: Sandbox }): ReactNode => (
  <div
    role="region"
    aria-label="Stages"
    tabIndex={0}
    className="relative -mx-4 flex snap-x gap-3 overflow-x-auto px-4 pb-2 sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8"
  >
    {stagesOf(sandbox).map((stage) => (
      <Column key={stage} stage={stage} sandbox={sandbox} />
    ))}
  </div>
);

function Column({ stage, sandbox }: { stage: string; sandbox: Sandbox }): ReactNode {
  const here = sandbox.candidates
    .filter((candidate) => candidate.stage === stage)
    // Who has just come stands on top: that is what somebody looks for after a move.
    .toSorted((one, other) => arrival(other) - arrival(one));
  const more = here.length - firstShown;
  return (
    <section
      aria-label={stage}
      className="w-64 shrink-0 snap-start rounded-card border border-line bg-soft p-3 sm:w-72"
    >
      <h2 className="mb-3 flex items-center gap-2 text-sm font-semibold">
        {stage}{' '}
        <span className="rounded-full bg-surface px-2 text-xs leading-5 text-muted">
          {here.length}
          <Hidden>{here.length === 1 ? ' candidate' : ' candidates'}</Hidden>
        </span>
      </h2>
      {here.length === 0 && <p className="py-4 text-center text-sm text-muted">Nobody</p>}
      <People candidates={here.slice(0, firstShown)} sandbox={sandbox} />
      {more > 0 && (
        <details>
          <summary className="flex min-h-11 items-center text-sm font-medium text-accent">
            {`${String(more)} more`}
            <Hidden>{` in ${stage}`}</Hidden>
          </summary>
          <People candidates={here.slice(firstShown)} sandbox={sandbox} />
        </details>
      )}
    </section>
  );
}

const arrival = ({ stage_since: at }: SandboxCandidate): number => (at === undefined ? 0 : Date.parse(at));

const People = ({ candidates, sandbox }: { candidates: readonly SandboxCandidate[]; sandbox: Sandbox }): ReactNode =>
  candidates.length === 0 ? null : (
    <ul className="grid gap-2">
      {candidates.map((candidate) => (
        <Person key={candidate.id} candidate={candidate} sandbox={sandbox} />
      ))}
    </ul>
  );

function Person({ candidate, sandbox: { jobs } }: { candidate: SandboxCandidate; sandbox: Sandbox }): ReactNode {
  const { name, job_id: job, notes } = candidate;
  const newest = notes.at(-1);
  return (
    <li className="flex gap-3 rounded-small border border-line bg-surface p-3">
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center rounded-full bg-info-bg text-xs font-semibold text-info"
      >
        {initials(name)}
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-sm font-semibold">{name}</p>
        <p className="text-sm text-muted">{jobs?.find(({ id }) => id === job)?.title ?? job}</p>
        <Contact candidate={candidate} />
        {newest !== undefined && <p className="mt-1 line-clamp-2 text-sm text-muted italic">{newest.text}</p>}
      </div>
    </li>
  );
}

function Contact({ candidate: { last_contact_at: at, stage } }: { candidate: SandboxCandidate }): ReactNode {
  const { clock } = useService();
  if (at === undefined || at === null) return <p className="text-sm text-muted">Not contacted yet</p>;
  const days = clock.daysSince(at);
  if (days >= atRiskDays && !/hired|rejected/i.test(stage))
    return (
      <p className="mt-1">
        <Chip tone="warn">{`No contact for ${String(days)} days`}</Chip>
      </p>
    );
  const words = days < 1 ? 'Contacted today' : `Contacted ${String(days)} ${days === 1 ? 'day' : 'days'} ago`;
  return <p className="text-sm text-muted">{words}</p>;
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
