// What screens are laid out with: the page and its head, cards, chips, facts.
import { useEffect, useRef, type ReactNode } from 'react';

interface PageProps {
  readonly title: string;
  /** One sentence under the title. */
  readonly about?: ReactNode;
  readonly actions?: ReactNode;
  /** The way to what it is a part of. */
  readonly back?: ReactNode;
  readonly children: ReactNode;
  /** Reading width; lists and boards take all there is. */
  readonly width?: 'text' | 'wide' | 'full';
}

const widths = { text: 'max-w-3xl', wide: 'max-w-6xl', full: 'max-w-none' } as const;

/** Every screen is one of these: its title is the tab's name and takes the focus when the screen opens. */
export function Page({ title, about, actions, back, children, width = 'wide' }: PageProps): ReactNode {
  useTitle(title);
  const heading = useArrival();
  return (
    <div className={`mx-auto w-full ${widths[width]} px-4 py-5 sm:px-6 lg:px-8`}>
      {back}
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold tracking-tight">
            {title}
          </h1>
          {about !== undefined && <p className="mt-1 max-w-3xl text-pretty text-muted">{about}</p>}
        </div>
        {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </div>
  );
}

let isFirstScreen = true;

/** A change of the screen moves the focus to its title, so that whoever does not see the page hears where they are. */
function useArrival() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirstScreen) heading.current?.focus({ preventScroll: true });
    isFirstScreen = false;
  }, []);
  return heading;
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Muster`;
  }, [title]);
}

interface CardProps {
  readonly title?: ReactNode;
  readonly hint?: ReactNode;
  readonly actions?: ReactNode;
  readonly className?: string;
  readonly children?: ReactNode;
}

export const Card = ({ title, hint, actions, className = '', children }: CardProps): ReactNode => (
  <section className={`min-w-0 rounded-card border border-line bg-surface p-4 ${className}`}>
    {title !== undefined && (
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <div className="min-w-0 flex-1 basis-40">
          <h2 className="font-semibold">{title}</h2>
          {hint !== undefined && <p className="text-sm text-muted">{hint}</p>}
        </div>
        {actions}
      </div>
    )}
    {children}
  </section>
);

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'calm';

const tones: Readonly<Record<Tone, string>> = {
  ok: 'bg-ok-bg text-ok',
  warn: 'bg-warn-bg text-warn',
  bad: 'bg-bad-bg text-bad',
  info: 'bg-info-bg text-info',
  calm: 'bg-soft text-fg',
};

export const Chip = ({ tone = 'calm', children }: { tone?: Tone; children: ReactNode }): ReactNode => (
  <span
    className={`inline-flex items-center rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap ${tones[tone]}`}
  >
    {children}
  </span>
);

/** Pairs of a name and a value, side by side where there is room. */
export const Facts = ({ rows }: { rows: readonly (readonly [string, ReactNode])[] }): ReactNode => (
  <dl className="grid grid-cols-[minmax(0,1fr)] content-start gap-x-4 text-sm sm:grid-cols-[max-content_minmax(0,1fr)] sm:gap-y-1">
    {rows.map(([name, value]) => (
      <div key={name} className="contents">
        <dt className="text-muted">{name}</dt>
        <dd className="mb-2 min-w-0 sm:mb-0">{value}</dd>
      </div>
    ))}
  </dl>
);

/** Only read out, never seen. */
export const Hidden = ({ children }: { children: ReactNode }): ReactNode => <span className="sr-only">{children}</span>;
