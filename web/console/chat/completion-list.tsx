// The names that fit, above the composer; the one that a key would choose is marked.
import type { ReactNode } from 'react';
import type { Completing } from './use-completion.ts';

export const listId = 'completions';
export const optionId = (at: number): string => `${listId}-${at}`;

export function CompletionList({ options, marked, take }: Completing): ReactNode {
  return (
    <div
      id={listId}
      role="listbox"
      aria-label="Names that fit"
      className="absolute inset-x-0 bottom-full mb-1 grid gap-0.5 rounded-card border border-line bg-surface p-1 shadow-md"
    >
      {options.map((option, at) => (
        <button
          key={`${option.kind} ${option.name} ${option.detail ?? ''}`}
          id={optionId(at)}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={at === marked}
          className={`flex min-h-control items-center text-start gap-3 rounded-small px-3 text-sm ${at === marked ? 'bg-info-bg text-info' : 'hover:bg-soft'}`}
          // The field keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => take(option)}
        >
          <span className="min-w-0 flex-1 truncate">{option.name}</span>
          <span className={`min-w-0 truncate text-xs ${at === marked ? '' : 'text-muted'}`}>
            {option.detail === undefined || option.detail === '' ? option.kind : option.detail}
          </span>
        </button>
      ))}
    </div>
  );
}
