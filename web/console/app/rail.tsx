// The rail: what this person may open, in sections of which those are open that they work in, with the count of waiting approvals.
import { useQuery } from '@tanstack/react-query';
import { Link, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { approvalsQuery } from '../api/approvals.ts';
import { Icon } from '../kit/icon.tsx';
import { Hidden } from '../kit/layout.tsx';
import { screenAt, screens, type Screen } from '../screens/index.ts';
import { keepSections, opensFirst, readSections } from './sections.ts';
import { allows, concerns, useService } from './service.tsx';

export function Rail(): ReactNode {
  const { session } = useService();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const [chosen, setChosen] = useState(() => readSections(localStorage));
  const nav = useRef<HTMLElement>(null);
  const mine = screens.filter(
    ({ needs, group, of }) => group !== undefined && allows(session, needs) && concerns(session, of),
  );
  const active = sectionAt(path, mine);
  const [seenAt, setSeenAt] = useState(path);
  if (seenAt !== path) {
    setSeenAt(path);
    // Where somebody has come to by another way stands open, also where they closed it before.
    if (active !== undefined && chosen[active] === false) setChosen({ ...chosen, [active]: undefined });
  }
  useEffect(() => {
    nav.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another address is another place in the rail
  }, [path]);
  const isOpen = (group: string): boolean => chosen[group] ?? (group === active || opensFirst(session, group));
  const toggle = (group: string): void => {
    const next = { ...chosen, [group]: !isOpen(group) };
    setChosen(next);
    keepSections(localStorage, next);
  };
  return (
    <nav
      ref={nav}
      id="rail"
      aria-label="Main"
      className="border-line bg-surface p-3 max-lg:border-b lg:sticky lg:top-14 lg:h-[calc(100dvh-3.5rem)] lg:overflow-y-auto lg:border-e"
    >
      {[...Map.groupBy(mine, ({ group }) => group ?? '')].map(([group, inGroup]) => (
        <Section key={group} group={group} screens={inGroup} isOpen={isOpen(group)} onToggle={() => toggle(group)} />
      ))}
    </nav>
  );
}

/** The section of a screen, or of the screen that a record is opened from. */
function sectionAt(path: string, mine: readonly Screen[]): string | undefined {
  const { group } = screenAt(path) ?? {};
  return group ?? mine.find((each) => each.path !== '/' && path.startsWith(`${each.path}/`))?.group;
}

interface SectionProps {
  readonly group: string;
  readonly screens: readonly Screen[];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

const Section = ({ group, screens: inGroup, isOpen, onToggle }: SectionProps): ReactNode => (
  <div className="mb-1">
    <h2>
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex min-h-[var(--rail-row)] w-full items-center gap-3 rounded-small px-3 text-xs font-semibold text-muted hover:bg-soft hover:text-fg"
        onClick={onToggle}
      >
        <span className="flex-1 text-start">{group}</span>
        <Icon name={isOpen ? 'down' : 'forward'} className="size-3.5" />
      </button>
    </h2>
    {isOpen && (
      <ul className="grid gap-px pb-2">
        {inGroup.map((screen) => (
          <li key={screen.path}>
            <RailLink screen={screen} />
          </li>
        ))}
      </ul>
    )}
  </div>
);

const RailLink = ({ screen: { path, title, icon } }: { screen: Screen }): ReactNode => (
  <Link
    to={path}
    activeOptions={{ exact: path === '/' }}
    className="flex min-h-[var(--rail-row)] items-center gap-3 rounded-small px-3 text-sm text-fg hover:bg-soft aria-[current=page]:bg-info-bg aria-[current=page]:font-semibold aria-[current=page]:text-info"
    activeProps={{ 'aria-current': 'page' }}
  >
    <Icon name={icon} />
    <span className="flex-1">{title}</span>
    {path === '/approvals' && <WaitingCount />}
  </Link>
);

/** What waits for this person. A count that cannot be had is not worth a message: the screen itself says what is wrong. */
function WaitingCount(): ReactNode {
  const { api } = useService();
  const { data } = useQuery(approvalsQuery(api));
  const mine = data?.data.filter(({ yours }) => yours !== false).length ?? 0;
  if (data === undefined || mine === 0) return null;
  return (
    <span className="rounded-full bg-accent px-2 text-xs leading-5 font-semibold text-on-accent">
      {mine}
      {data.next_cursor !== null && '+'}
      <Hidden> waiting for you</Hidden>
    </span>
  );
}
