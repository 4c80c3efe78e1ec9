// The frame around the screens: header, rail, and the place where a screen stands.
import { Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useDeferredValue, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Session } from '../api/wire.ts';
import { IconButton } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { idle } from '../kit/idle.ts';
import { Chip, Page } from '../kit/layout.tsx';
import { useTelling } from '../kit/toast.tsx';
import { screenAt } from '../screens/index.ts';
import { NotAllowed } from '../kit/states.tsx';
import { CommandBox } from './command-box.tsx';
import { Peek } from './peek.tsx';
import { Rail } from './rail.tsx';
import { allows, useService } from './service.tsx';
import { onThemeChange, presentTheme, switchTheme } from './theme.ts';

const HeaderTools = lazy(async () => {
  await idle();
  return { default: (await import('./header-tools.tsx')).HeaderTools };
});

export function Shell(): ReactNode {
  const [menuOpen, setMenuOpen] = useState(false);
  const hasRoom = useRoomForRail();
  // The frame first, then the first screen in small pieces, however much of it is new.
  const isDrawn = useDeferredValue(true, false);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const [openedAt, setOpenedAt] = useState(path);
  if (openedAt !== path) {
    setOpenedAt(path);
    setMenuOpen(false);
  }
  return (
    <div className="min-h-dvh bg-bg">
      <a
        href="#content"
        className="sr-only rounded-small focus:not-sr-only focus:fixed focus:start-2 focus:top-2 focus:z-50 focus:bg-surface focus:px-4 focus:py-3"
        onClick={(event) => {
          // The address stays: it names the screen.
          event.preventDefault();
          document.querySelector<HTMLElement>('#content')?.focus();
        }}
      >
        Skip to the content
      </a>
      <Header menuOpen={menuOpen} onMenu={() => setMenuOpen(!menuOpen)} />
      <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        {(menuOpen || hasRoom) && <Rail />}
        <main id="content" tabIndex={-1} className="min-w-0">
          {isDrawn && <Guarded path={path} />}
          {isDrawn && <Peek />}
        </main>
      </div>
    </div>
  );
}

/** From here on the rail stands beside the screen: `lg` of the style sheet. On a phone it is drawn when it is opened. */
const wide = matchMedia('(min-width: 64rem)');

const useRoomForRail = (): boolean =>
  useSyncExternalStore(
    (told) => {
      wide.addEventListener('change', told);
      return () => wide.removeEventListener('change', told);
    },
    () => wide.matches,
  );

/** Whose roles open what, as the service has them; what every role may do is not named. */
const peopleWith: Partial<Readonly<Record<Session['scopes'][number], string>>> = {
  admin: 'admins',
  'operations:*': 'recruiters, hiring managers and admins',
  'retention:read': 'everybody in recruiting and compliance',
  'veteran:read': 'everybody in recruiting and compliance',
  'integrations:read': 'everybody but hiring managers',
  'integrations:*': 'integrators and admins',
};

/** A screen that somebody may not open says so in its place, also when they come by its address. */
function Guarded({ path }: { path: string }): ReactNode {
  const { session } = useService();
  const screen = screenAt(path);
  if (screen === undefined || allows(session, screen.needs)) return <Outlet />;
  return (
    <Page title={screen.title}>
      <NotAllowed
        detail={`“${screen.title}” is for ${peopleWith[screen.needs] ?? 'other roles'}. An admin of your organization can give you another role.`}
      />
    </Page>
  );
}

function Header({ menuOpen, onMenu }: { menuOpen: boolean; onMenu: () => void }): ReactNode {
  const { session, signOut } = useService();
  const { announce } = useTelling();
  const { organization, user } = session;
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-1 border-b border-line bg-surface px-2 sm:gap-2 sm:px-4">
      <IconButton
        icon="menu"
        label="Menu"
        className="max-sm:w-9 lg:hidden"
        aria-expanded={menuOpen}
        aria-controls="rail"
        onClick={onMenu}
      />
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center rounded-small bg-accent text-on-accent max-sm:hidden"
      >
        <Icon name="check" />
      </span>
      <span className="font-semibold max-sm:sr-only">Muster</span>
      {organization.mode === 'sandbox' ? (
        <Chip tone="warn">
          Sandbox<span className="max-sm:sr-only">&nbsp;data</span>
        </Chip>
      ) : (
        <span className="truncate text-sm text-muted">{organization.name}</span>
      )}
      <span className="flex-1" />
      <CommandBox />
      <Suspense fallback={<span className="w-18 shrink-0 sm:w-24" />}>
        <HeaderTools />
      </Suspense>
      {user !== null && <span className="hidden truncate text-sm text-muted sm:inline">{user.name}</span>}
      <ThemeButton />
      <IconButton
        icon="leave"
        label="Sign out"
        className="max-sm:w-9"
        onClick={() => {
          signOut().catch((error: unknown) => announce(error instanceof Error ? error.message : String(error)));
        }}
      />
    </header>
  );
}

function ThemeButton(): ReactNode {
  const [, setPressed] = useState(presentTheme);
  const theme = useSyncExternalStore(onThemeChange, presentTheme);
  const label = theme === 'dark' ? 'Switch to light colors' : 'Switch to dark colors';
  return (
    <IconButton
      icon={theme === 'dark' ? 'sun' : 'moon'}
      label={label}
      className="max-sm:w-9"
      onClick={() => setPressed(switchTheme())}
    />
  );
}
