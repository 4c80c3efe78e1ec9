// An address that leads nowhere.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonLook } from '../kit/button.tsx';
import { Page } from '../kit/layout.tsx';
import { Empty } from '../kit/states.tsx';

export const Missing = (): ReactNode => (
  <Page title="Page not found" width="text">
    <Empty
      title="There is no page at this address"
      action={
        <Link to="/" className={buttonLook('main')}>
          Go to Today
        </Link>
      }
    >
      The link may be old, or the page was removed.
    </Empty>
  </Page>
);
