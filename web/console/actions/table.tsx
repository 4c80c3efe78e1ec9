// The log as a table of any length: only the rows in sight are drawn, and older ones are fetched on the way down.
import { useEffect, useRef, type ReactNode } from 'react';
import type { Action } from '../api/wire.ts';
import { useNames, useService } from '../app/service.tsx';
import { UndoButton } from '../cards/undo.tsx';
import { RecordLink } from '../decision/link.tsx';
import { Button, buttonLook } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { Chip } from '../kit/layout.tsx';
import { statusWords, toolWords } from '../words/words.ts';
import { PartsOf } from './parts.tsx';
import { useRowsInSight } from './rows-in-sight.ts';

/** Fetch more when so few rows are left below. */
const ahead = 20;

interface ActionTableProps {
  readonly actions: readonly Action[];
  readonly more: (() => void) | undefined;
  readonly isLoading: boolean;
  /** The last attempt at older ones: the next is asked for by hand. */
  readonly hasFailed: boolean;
  readonly onOpen: (action: Action) => void;
}

export function ActionTable({ actions, more, isLoading, hasFailed, onOpen }: ActionTableProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const { first, end, above, below } = useRowsInSight(list, actions.length);
  useEffect(() => {
    if (more !== undefined && !isLoading && !hasFailed && end >= actions.length - ahead) more();
  }, [end, actions.length, more, isLoading, hasFailed]);
  return (
    <>
      <ul
        ref={list}
        aria-label="Actions"
        className="relative [overflow-anchor:none]"
        style={{ paddingBlock: `${String(above)}px ${String(below)}px` }}
      >
        {actions.slice(first, end).map((action, place) => (
          <li
            key={action.action_id}
            aria-setsize={more === undefined ? actions.length : -1}
            aria-posinset={first + place + 1}
            className="pb-2"
          >
            <Row action={action} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      <p role="status" className="py-4 text-center text-sm text-muted">
        {isLoading ? 'Loading older actions' : more === undefined && `All ${String(actions.length)} shown`}
      </p>
    </>
  );
}

function Row({ action, onOpen }: { action: Action; onOpen: (action: Action) => void }): ReactNode {
  const { clock } = useService();
  const { people } = useNames();
  const { icon, title } = toolWords(action.tool);
  const { label, tone } = statusWords(action);
  const { requested_by: by, at, summary } = action;
  return (
    <article
      tabIndex={-1}
      className="grid items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto_auto] lg:grid-cols-[minmax(0,1fr)_9.5rem_17.5rem]"
    >
      <div className="flex min-w-0 gap-3">
        <span className="mt-0.5 hidden text-muted sm:block">
          <Icon name={icon} />
        </span>
        <div className="min-w-0">
          <h2 className="line-clamp-2 text-sm font-medium text-wrap">{summary}</h2>
          <p className="text-sm text-muted">
            {`${title} · asked by ${people.name(by)} · `}
            <time dateTime={at} title={clock.full(at)}>
              {clock.since(at)}
            </time>
          </p>
          {action.problem !== null && <p className="text-sm text-bad">{action.problem.detail}</p>}
        </div>
      </div>
      <span>
        <Chip tone={tone}>{label}</Chip>
      </span>
      <div className="flex flex-wrap items-center justify-end gap-2 sm:min-w-48">
        <UndoButton entry={action} />
        <RecordLink action={action} className={buttonLook()} />
        <Button aria-label={`Details: ${summary}`} onClick={() => onOpen(action)}>
          Details
        </Button>
      </div>
      <PartsOf action={action} />
    </article>
  );
}
