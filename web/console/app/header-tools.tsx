// What the header shows once the page has nothing more urgent to do: notifications and jobs.
import type { ReactNode } from 'react';
import { Bell } from '../inbox/bell.tsx';
import { JobsButton } from '../jobs/button.tsx';

export const HeaderTools = (): ReactNode => (
  <>
    <Bell />
    <JobsButton />
  </>
);
