// `?peek=c_1` in the address of any screen shows that candidate in a drawer beside it.
import { Link, useNavigate, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, type ReactNode } from 'react';

const CandidateDrawer = lazy(async () => ({ default: (await import('../candidate/drawer.tsx')).CandidateDrawer }));

type Search = Readonly<Record<string, unknown>>;

export const peekAt =
  (candidate: string) =>
  (search: Search): Search => ({ ...search, peek: candidate });

/** The timeline of the drawer keeps its own filter in the address. */
const withoutPeek = ({ peek: _peek, show: _show, ...search }: Search): Search => search;

export function Peek(): ReactNode {
  const navigate = useNavigate();
  const peek = useRouterState({ select: ({ location }) => Reflect.get(location.search, 'peek') as unknown });
  if (typeof peek !== 'string' || peek === '') return null;
  return (
    <Suspense>
      <CandidateDrawer
        key={peek}
        id={peek}
        onClose={() => void navigate({ to: '.', search: withoutPeek, replace: true, resetScroll: false })}
      />
    </Suspense>
  );
}

interface PeekLinkProps {
  readonly candidate: string;
  readonly className: string;
  readonly draggable?: boolean;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

export const PeekLink = ({ candidate, ...rest }: PeekLinkProps): ReactNode => (
  <Link to="." search={peekAt(candidate)} resetScroll={false} preload={false} {...rest} />
);
