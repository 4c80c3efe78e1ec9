// The parts of a screen that has several, each with an address of its own. Links, not tabs: Back and bookmarks work.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface ViewsProps {
  readonly label: string;
  readonly views: readonly { readonly name: string; readonly title: string }[];
  readonly shown: string;
}

export const Views = ({ label, views, shown }: ViewsProps): ReactNode => (
  <nav aria-label={label} className="relative mb-6 overflow-x-auto border-b border-line sm:overflow-visible">
    <ul className="flex gap-1 sm:flex-wrap">
      {views.map(({ name, title }) => (
        <li key={name}>
          <Link
            to="."
            search={{ view: name }}
            aria-current={name === shown ? 'page' : undefined}
            className="flex min-h-control items-center border-b-3 border-transparent px-3 text-sm font-medium whitespace-nowrap text-muted hover:text-fg aria-[current=page]:border-accent aria-[current=page]:text-fg"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
