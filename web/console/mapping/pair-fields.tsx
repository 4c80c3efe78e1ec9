// The fields of both systems side by side: drag one onto the one it fills, or press one and then the other.
import { useState, type DragEvent, type ReactNode } from 'react';

export interface KnownField {
  readonly path: string;
  readonly type: string;
}

type Side = 'from' | 'to';

interface PairFieldsProps {
  readonly sources: readonly KnownField[];
  /** What nothing fills yet. */
  readonly targets: readonly KnownField[];
  readonly onPair: (pair: { readonly from: string; readonly to: string }) => void;
}

/** What is dragged travels under a name of its own: text from elsewhere is not taken for a field. */
const carried = 'application/x-muster-field';

export function PairFields({ sources, targets, onPair }: PairFieldsProps): ReactNode {
  const [held, hold] = useState<{ readonly side: Side; readonly path: string }>();
  const pair = (from: string, to: string): void => {
    onPair({ from, to });
    hold(undefined);
  };
  const press = (side: Side, path: string): void => {
    if (held === undefined || held.side === side) hold(held?.path === path ? undefined : { side, path });
    else if (side === 'to') pair(held.path, path);
    else pair(path, held.path);
  };
  if (targets.length === 0) return <p className="text-sm text-muted">Every field over there is filled.</p>;
  return (
    <details className="rounded-small border border-line">
      <summary className="flex min-h-control items-center px-3 text-sm font-medium text-accent">
        {`Pair fields: ${targets.length === 1 ? '1 field' : `${String(targets.length)} fields`} over there not filled yet`}
      </summary>
      <div className="grid gap-3 p-3 pt-0">
        <p className="text-sm text-muted">Drag a field onto the one it fills, or press one and then the other.</p>
        <div className="grid grid-cols-2 gap-3">
          <Column title="Comes with" side="from" fields={sources} {...{ held, press }} />
          <Column title="Fills" side="to" fields={targets} {...{ held, press }} onDropped={pair} />
        </div>
        <p role="status" className="text-sm">
          {held !== undefined &&
            `${held.path}: now press ${held.side === 'from' ? 'what it fills' : 'where it comes from'}.`}
        </p>
      </div>
    </details>
  );
}

interface ColumnProps {
  readonly title: string;
  readonly side: Side;
  readonly fields: readonly KnownField[];
  readonly held: { readonly side: Side; readonly path: string } | undefined;
  readonly press: (side: Side, path: string) => void;
  readonly onDropped?: (from: string, to: string) => void;
}

const Column = ({ title, side, fields, held, press, onDropped }: ColumnProps): ReactNode => (
  <section aria-label={title} className="min-w-0">
    <h3 className="mb-1 text-sm text-muted">{title}</h3>
    <ul className="grid max-h-72 gap-1 overflow-y-auto p-0.5">
      {fields.map(({ path, type }) => (
        <li key={path}>
          <button
            type="button"
            aria-pressed={held?.side === side && held.path === path}
            draggable={side === 'from'}
            title={type}
            className="min-h-control w-full rounded-small border border-field bg-surface px-2 py-1 text-start text-sm break-all hover:bg-soft aria-pressed:border-accent aria-pressed:bg-info-bg data-over:border-accent data-over:bg-info-bg"
            onClick={() => press(side, path)}
            onDragStart={({ dataTransfer }) => {
              dataTransfer.setData(carried, path);
              dataTransfer.effectAllowed = 'link';
            }}
            {...(onDropped === undefined ? {} : dropOn((from) => onDropped(from, path)))}
          >
            {path}
          </button>
        </li>
      ))}
    </ul>
  </section>
);

/** The browser allows a drop only where dragging over is taken. */
const dropOn = (take: (path: string) => void) => ({
  onDragOver: (event: DragEvent<HTMLElement>) => {
    if (!event.dataTransfer.types.includes(carried)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'link';
    event.currentTarget.dataset['over'] = '';
  },
  onDragLeave: ({ currentTarget }: DragEvent<HTMLElement>) => {
    delete currentTarget.dataset['over'];
  },
  onDrop: (event: DragEvent<HTMLElement>) => {
    const path = event.dataTransfer.getData(carried);
    delete event.currentTarget.dataset['over'];
    if (path === '') return;
    event.preventDefault();
    take(path);
  },
});
