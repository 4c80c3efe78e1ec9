// The rail: what this person may open, by group, with the count of waiting approvals.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { approvalsQuery } from '../api/approvals.ts';
import { Icon } from '../kit/icon.tsx';
import { Hidden } from '../kit/layout.tsx';
import { screens, type Screen } from '../screens/index.ts';
import { allows, concerns, useService } from './service.tsx';

export function Rail(): ReactNode {
  const { session } = useService();
  const mine = screens.filter(
    ({ needs, group, of }) => group !== undefined && allows(session, needs) && concerns(session, of),
  );
  return (
    <nav
      id="rail"
      aria-label="Main"
      className="border-line bg-surface p-3 max-lg:border-b lg:sticky lg:top-14 lg:h-[calc(100dvh-3.5rem)] lg:overflow-y-auto lg:border-e"
    >
      {[...Map.groupBy(mine, ({ group }) => group)].map(([group, inGroup]) => (
        <div key={group} className="mb-3">
          <h2 className="px-3 pb-1 text-xs font-semibold tracking-wide text-muted uppercase">{group}</h2>
          <ul className="grid gap-px">
            {inGroup.map((screen) => (
              <li key={screen.path}>
                <RailLink screen={screen} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

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
