// Addresses to screens. Each screen is loaded when it is wanted, or when somebody points at its link.
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type AnyRouter,
  type ErrorComponentProps,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Notice } from '../kit/states.tsx';
import { Page } from '../kit/layout.tsx';
import { screens } from '../screens/index.ts';
import { Shell } from './shell.tsx';
import { Missing } from './missing.tsx';

export function makeRouter(): AnyRouter {
  const root = createRootRoute({ component: Shell, notFoundComponent: Missing });
  const routes = screens.map(({ path, load }) =>
    createRoute({ getParentRoute: () => root, path, component: lazyRouteComponent(load, 'Screen') }),
  );
  return createRouter({
    basepath: '/console',
    routeTree: root.addChildren(routes),
    defaultPreload: 'intent',
    defaultErrorComponent: Broken,
    scrollRestoration: true,
  });
}

/** A defect of one screen leaves the others usable. */
const Broken = ({ reset }: ErrorComponentProps): ReactNode => (
  <Page title="Something went wrong here" width="text">
    <Notice text="This screen met a fault of its own. Everything else goes on working." retry={reset} />
  </Page>
);
