// The way back to the list that something is a part of.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

export const Back = ({ to, children }: { to: string; children: ReactNode }): ReactNode => (
  <Link to={to} className="mb-1 inline-flex min-h-control items-center gap-1 text-sm font-medium text-accent">
    <span aria-hidden="true">←</span>
    {children}
  </Link>
);
