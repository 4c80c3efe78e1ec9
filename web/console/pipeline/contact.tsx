// A candidate at a glance: initials, and how long nobody has been in touch.
import type { ReactNode } from 'react';
import type { Candidate } from '../api/wire.ts';
import { Chip } from '../kit/layout.tsx';

/** Drawn, not written: they are no part of the name of a button that they stand on. */
export const Initials = ({ name }: { name: string }): ReactNode => (
  <span
    aria-hidden="true"
    data-initials={name
      .split(/\s+/)
      .slice(0, 2)
      .map((word) => word.charAt(0).toUpperCase())
      .join('')}
    className="grid size-8 shrink-0 place-items-center rounded-full bg-info-bg text-xs font-semibold text-info before:content-[attr(data-initials)]"
  />
);

type Contact = Pick<Candidate, 'at_risk' | 'days_since_contact' | 'last_contact_at'>;

export function ContactWords({ candidate }: { candidate: Contact }): ReactNode {
  const { at_risk: atRisk, days_since_contact: days, last_contact_at: last } = candidate;
  if (atRisk)
    return (
      <p>
        <Chip tone="warn">{`No contact for ${String(days)} days`}</Chip>
      </p>
    );
  if (last === null) return <p className="text-sm text-muted">Not contacted yet</p>;
  const words = days < 1 ? 'Contacted today' : `Contacted ${String(days)} ${days === 1 ? 'day' : 'days'} ago`;
  return <p className="text-sm text-muted">{words}</p>;
}
