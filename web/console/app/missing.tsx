// An address that leads nowhere.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonLook } from '../kit/button.tsx';
import { Page } from '../kit/layout.tsx';
import { Empty } from '../kit/states.tsx';

export const Missing = (): ReactNode => (
  <Page title="Nothing is here" width="text">
    <Empty
      title="This address leads nowhere"
      action={
        <Link to="/" className={buttonLook('main')}>
          Go to the start
        </Link>
      }
    >
      The link may be old, or what it showed is gone.
    </Empty>
  </Page>
);
