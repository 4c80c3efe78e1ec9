// One action as a card: what it is, what it changed, how it stands, and the way back.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { actionQuery } from '../api/actions.ts';
import type { ActionEntry } from '../api/wire.ts';
import { useNames, useService } from '../app/service.tsx';
import { Icon } from '../kit/icon.tsx';
import { Chip, Hidden } from '../kit/layout.tsx';
import { statusWords, toolWords } from '../words/words.ts';
import { changesOf } from './changes.ts';
import { canUndo, UndoButton } from './undo.tsx';

/** The chat tells less than the log; with `ask` the log is asked for the rest. */
export function ActionCard({ entry: told, ask = false }: { entry: ActionEntry; ask?: boolean }): ReactNode {
  const { api } = useService();
  const { data } = useQuery({ ...actionQuery(api, told.action_id), enabled: ask && !isQuiet(told) });
  // Without asking, what somebody else asked for earlier may be older than what is told here.
  const entry: ActionEntry = ask ? { ...told, ...data } : told;
  const { icon } = toolWords(entry.tool);
  const { label, tone } = statusWords(entry);
  const quiet = isQuiet(entry);
  return (
    <article
      tabIndex={-1}
      className={`flex gap-3 rounded-card border p-4 ${quiet ? 'border-transparent bg-soft' : 'border-line bg-surface'}`}
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-soft text-muted">
        <Icon name={icon} />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h3 className="min-w-0 flex-1 basis-60 font-medium text-wrap break-words whitespace-pre-line">
            {entry.summary.replace(/^Done: /, '')}
          </h3>
          {!quiet && <Chip tone={tone}>{label}</Chip>}
        </div>
        <Changes entry={entry} />
        <Trouble entry={entry} />
        <Foot entry={entry} />
      </div>
    </article>
  );
}

const isQuiet = ({ tool, status }: ActionEntry): boolean => toolWords(tool).reads === true && status === 'executed';

export function Changes({ entry }: { entry: ActionEntry }): ReactNode {
  const { words } = useNames();
  const changes = changesOf(entry, words);
  if (changes.length === 0) return null;
  return (
    <dl className="mt-2 grid gap-1 text-sm">
      {changes.map(({ name, from, to }) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt className="text-muted">{name}</dt>
          <dd className="flex flex-wrap gap-x-2">
            <span className="text-muted line-through decoration-muted/60">
              <Hidden>from </Hidden>
              {from}
            </span>
            <span aria-hidden="true">→</span>
            <span className="font-medium">
              <Hidden>to </Hidden>
              {to}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function Trouble({ entry: { problem, uncertain } }: { entry: ActionEntry }): ReactNode {
  const detail = problem?.detail;
  if (uncertain === true)
    return (
      <p className="mt-2 rounded-small bg-warn-bg px-3 py-2 text-sm text-warn">
        {`${detail ?? 'The other system did not confirm.'} Please look there before you repeat this.`}
      </p>
    );
  return detail === undefined ? null : (
    <p className="mt-2 rounded-small bg-bad-bg px-3 py-2 text-sm text-bad">{detail}</p>
  );
}

function Foot({ entry }: { entry: ActionEntry }): ReactNode {
  const { clock } = useService();
  const { people } = useNames();
  const { requested_by: by, at, status } = entry;
  const waits = status === 'pending_approval' || status === 'draft';
  if (by === undefined && !waits && !canUndo(entry)) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      {by !== undefined && at !== undefined && (
        <p className="flex-1 basis-40 text-sm text-muted">
          {`Asked by ${people.name(by)} · `}
          <time dateTime={at} title={clock.full(at)}>
            {clock.since(at)}
          </time>
        </p>
      )}
      {waits && (
        <Link
          to="/approvals"
          className="inline-flex min-h-control items-center text-sm font-medium text-accent underline"
        >
          Review it in Approvals
        </Link>
      )}
      <UndoButton entry={entry} />
      {by !== undefined && (
        <Link
          to="/actions"
          search={{ open: entry.action_id }}
          aria-label={`Details: ${entry.summary}`}
          className="inline-flex min-h-control items-center text-sm font-medium text-accent hover:underline"
        >
          Details
        </Link>
      )}
    </div>
  );
}
