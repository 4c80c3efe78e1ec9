// What belongs to one decision: a line for each candidate, and what automation did because of it. Each can be taken back by itself.
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { actionQuery } from '../api/actions.ts';
import type { Action, OpenedAction } from '../api/wire.ts';
import { useService } from '../app/service.tsx';
import { UndoButton } from '../cards/undo.tsx';
import { RecordLink } from '../decision/link.tsx';
import { Icon } from '../kit/icon.tsx';
import { Chip } from '../kit/layout.tsx';
import { Shown } from '../kit/states.tsx';
import { statusWords, toolWords } from '../words/words.ts';

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${String(count)} ${count === 1 ? one : many}`];

/** Folded in the row of the decision. */
export function PartsOf({ action }: { action: Action }): ReactNode {
  const { api } = useService();
  const [isOpen, setOpen] = useState(false);
  const query = useQuery({ ...actionQuery(api, action.action_id), enabled: isOpen });
  const { members = 0, effects = 0 } = action.parts ?? {};
  const words = [
    ...counted(members, 'person', 'people'),
    ...counted(effects, 'automatic step', 'automatic steps'),
  ].join(' · ');
  if (words === '') return null;
  return (
    <div className="sm:col-span-3">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={`${words}: ${action.summary}`}
        className="inline-flex min-h-control items-center gap-2 text-sm font-medium text-accent sm:ms-8"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'down' : 'forward'} className="size-4" />
        {words}
      </button>
      {isOpen && (
        <Shown query={query} what="its parts" rows={1}>
          {(opened) => <PartsList action={opened} />}
        </Shown>
      )}
    </div>
  );
}

export function PartsList({ action: { members = [], effects = [] } }: { action: OpenedAction }): ReactNode {
  const parts = [...members, ...effects];
  if (parts.length === 0) return null;
  return (
    <ul aria-label="Parts" className="grid rounded-small border border-line sm:ms-8">
      {parts.map((part) => (
        <Part key={part.action_id} part={part} />
      ))}
    </ul>
  );
}

function Part({ part }: { part: Action }): ReactNode {
  const { label, tone } = statusWords(part);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3 py-2 text-sm last:border-b-0">
      <Icon name={toolWords(part.tool).icon} className="size-4.5 text-muted" />
      <span className="min-w-0 flex-1 basis-56 break-words">
        <span className="line-clamp-2">{part.summary}</span>
        {part.problem !== null && <span className="block text-bad">{part.problem.detail}</span>}
      </span>
      <Chip tone={tone}>{label}</Chip>
      <RecordLink
        action={part}
        className="inline-flex min-h-control items-center font-medium text-accent hover:underline"
      />
      <UndoButton entry={part} />
    </li>
  );
}
