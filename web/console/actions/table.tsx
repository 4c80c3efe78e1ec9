// The log as a table of any length: only the rows in sight are drawn, and older ones are fetched on the way down.
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Action } from '../api/wire.ts';
import { useNames, useService } from '../app/service.tsx';
import { UndoButton } from '../cards/undo.tsx';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { Chip } from '../kit/layout.tsx';
import { statusWords, toolWords } from '../words/words.ts';

/** Before a row has been measured. */
const rowHeight = 84;
/** Fetch more when so few rows are left below. */
const ahead = 20;

interface ActionTableProps {
  readonly actions: readonly Action[];
  readonly more: (() => void) | undefined;
  readonly isLoading: boolean;
  readonly onOpen: (action: Action) => void;
}

export function ActionTable({ actions, more, isLoading, onOpen }: ActionTableProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const [offset, setOffset] = useState(0);
  useEffect(() => {
    // What stands above the list grows and shrinks with the width of the page.
    const measure = (): void => setOffset(list.current?.offsetTop ?? 0);
    const sizes = new ResizeObserver(measure);
    sizes.observe(document.body);
    return () => sizes.disconnect();
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- nothing is compiled here: its functions are called anew on each render
  const rows = useWindowVirtualizer({
    count: actions.length,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollMargin: offset,
    getItemKey: (index) => actions[index]?.action_id ?? index,
  });
  const shown = rows.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (more !== undefined && !isLoading && last >= actions.length - ahead) more();
  }, [last, actions.length, more, isLoading]);
  return (
    <>
      <ul ref={list} aria-label="Actions" className="relative" style={{ height: rows.getTotalSize() }}>
        {shown.map(({ key, index, start }) => {
          const action = actions[index];
          return action === undefined ? null : (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              aria-setsize={more === undefined ? actions.length : -1}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0 pb-2"
              style={{ transform: `translateY(${String(start - offset)}px)` }}
            >
              <Row action={action} onOpen={onOpen} />
            </li>
          );
        })}
      </ul>
      <p role="status" className="py-4 text-center text-sm text-muted">
        {isLoading ? 'Loading older actions' : more === undefined && `That is all: ${String(actions.length)}`}
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
      className="grid items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-3 sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:px-4"
    >
      <div className="flex min-w-0 gap-3">
        <span className="mt-0.5 hidden text-muted sm:block">
          <Icon name={icon} />
        </span>
        <div className="min-w-0">
          <h2 className="font-medium text-wrap">{summary}</h2>
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
        <Button aria-label={`Details: ${summary}`} onClick={() => onOpen(action)}>
          Details
        </Button>
      </div>
    </article>
  );
}
