// Parts of one screen side by side; which one is shown stands in the address.
import { useRef, type KeyboardEvent, type ReactNode } from 'react';

interface Tab {
  readonly id: string;
  readonly title: string;
  readonly body: () => ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The shown one's id; the first where it is none of them. */
  readonly at: string;
  readonly onTab: (id: string) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** As the WAI-ARIA practices describe: one stop for the Tab key, arrows from tab to tab. */
export function Tabs({ label, tabs, at, onTab }: TabsProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const index = Math.max(
    0,
    tabs.findIndex(({ id }) => id === at),
  );
  const shown = tabs[index];
  const move = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    const next = step === undefined ? undefined : tabs.at((index + step) % tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    onTab(next.id);
    list.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="relative mb-4 flex gap-1 overflow-x-auto border-b border-line"
      >
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            id={`tab-${id}`}
            type="button"
            role="tab"
            aria-selected={id === shown?.id}
            aria-controls="tab-panel"
            tabIndex={id === shown?.id ? 0 : -1}
            className="min-h-11 border-b-3 border-transparent px-4 text-sm font-medium whitespace-nowrap text-muted hover:text-fg focus-visible:-outline-offset-3 aria-selected:border-accent aria-selected:text-accent"
            onKeyDown={move}
            onClick={() => onTab(id)}
          >
            {title}
          </button>
        ))}
      </div>
      <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${shown?.id ?? ''}`}>
        {shown?.body()}
      </div>
    </>
  );
}
