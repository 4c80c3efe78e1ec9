// What differs between two versions of a flow, step by step.
import type { ReactNode } from 'react';
import type { Difference } from '../api/flows.ts';
import { Chip, type Tone } from '../kit/layout.tsx';

const kinds: Readonly<Record<Difference['kind'], { readonly label: string; readonly tone: Tone }>> = {
  added: { label: 'Added', tone: 'ok' },
  removed: { label: 'Removed', tone: 'bad' },
  changed: { label: 'Changed', tone: 'info' },
};

const text = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing'));

export const Differences = ({ differences }: { differences: readonly Difference[] }): ReactNode =>
  differences.length === 0 ? (
    <p className="text-sm text-muted">Nothing differs.</p>
  ) : (
    <ul aria-label="Differences" className="grid gap-2 text-sm">
      {differences.map(({ step, kind, path, before, after }) => (
        <li key={`${step ?? ''} ${path} ${kind}`} className="rounded-small bg-soft p-3">
          <Chip tone={kinds[kind].tone}>{kinds[kind].label}</Chip>
          <span className="ms-2 font-medium">{`${step ?? 'The flow'}${path === '' ? '' : `, ${path}`}`}</span>
          {kind === 'changed' && (
            <p className="mt-1 break-words">
              <del className="text-muted">{text(before)}</del> → <ins className="no-underline">{text(after)}</ins>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
