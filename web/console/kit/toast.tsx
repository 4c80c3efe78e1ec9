// News at the foot of the page: seen for a while, read out once, with the way back where there is one.
import { createContext, useCallback, useContext, useMemo, useRef, useState, type ReactNode } from 'react';
import { Button, IconButton } from './button.tsx';

/** As long as the way back is offered; somebody who reads slowly finds it in the action log. */
const shownMs = 12_000;

interface News {
  readonly id: number;
  readonly text: string;
  readonly undo?: (() => void) | undefined;
}

interface Announcer {
  /** Shown for a moment and read out. */
  readonly announce: (text: string, undo?: () => void) => void;
  /** Only read out, for what sighted people see happening. */
  readonly whisper: (text: string) => void;
}

const TellingContext = createContext<Announcer | undefined>(undefined);

export function useTelling(): Announcer {
  const telling = useContext(TellingContext);
  if (telling === undefined) throw new Error('useTelling needs a Toaster above it');
  return telling;
}

export function Toaster({ children }: { children: ReactNode }): ReactNode {
  const [news, setNews] = useState<readonly News[]>([]);
  const [whispered, setWhispered] = useState('');
  const count = useRef(0);
  const drop = useCallback((id: number) => setNews((all) => all.filter((each) => each.id !== id)), []);
  const telling = useMemo<Announcer>(
    () => ({
      announce(text, undo) {
        count.current += 1;
        const id = count.current;
        setNews((all) => [...all.slice(-2), { id, text, undo }]);
        window.setTimeout(() => drop(id), shownMs);
      },
      whisper: setWhispered,
    }),
    [drop],
  );
  return (
    <TellingContext value={telling}>
      {children}
      {/* In the flow below the page: whoever scrolls to its end sees what the news would cover. */}
      <div
        role="status"
        data-news={news.length > 0}
        className="pointer-events-none sticky bottom-0 z-50 grid justify-items-center gap-2 px-4 data-[news=true]:pb-4"
      >
        {news.map(({ id, text, undo }) => (
          <div
            key={id}
            // On a phone the newest alone: two would cover what they tell of. What can be undone stays.
            className={`pointer-events-auto flex max-w-xl items-center gap-3 rounded-card border border-line bg-surface py-2 ps-4 pe-2 shadow-lg ${undo === undefined ? 'max-sm:not-last:hidden' : ''}`}
          >
            <p className="py-2 text-sm">{text}</p>
            {undo !== undefined && (
              <Button
                icon="undo"
                onClick={() => {
                  drop(id);
                  undo();
                }}
              >
                Undo
              </Button>
            )}
            <IconButton icon="cross" label="Dismiss" onClick={() => drop(id)} />
          </div>
        ))}
      </div>
      <div role="status" className="sr-only">
        {whispered}
      </div>
    </TellingContext>
  );
}
