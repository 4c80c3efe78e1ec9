// What is not there yet for a candidate, in one card: a card for each would be a page of empty boxes.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { bookingLinksQuery } from '../api/candidates.ts';
import { isNotSupported } from '../api/not-supported.ts';
import type { CandidateDetail } from '../api/wire.ts';
import { useService } from '../app/service.tsx';
import { Card, Facts } from '../kit/layout.tsx';
import { debriefQuery, hasFeedback } from './feedback.tsx';
import { filesQuery } from './files.tsx';

export function NothingYetCard({ candidate }: { candidate: CandidateDetail }): ReactNode {
  const { api } = useService();
  const { candidate_id: id, sequences } = candidate;
  const files = useQuery(filesQuery(api, id));
  const links = useQuery(bookingLinksQuery(api, id));
  const debrief = useQuery(debriefQuery(api, id));
  const rows = [
    ['Résumé and files', notSupported(files.error) ?? (files.data?.data.length === 0 ? 'none in the ATS' : undefined)],
    ['Booking links', links.data?.data.length === 0 ? 'none sent' : undefined],
    [
      'Interview feedback',
      notSupported(debrief.error) ??
        (debrief.data === undefined || hasFeedback(debrief.data) ? undefined : 'none given, none owed'),
    ],
    ['Sequences', sequences.length === 0 ? 'none running' : undefined],
  ] as const;
  const empty = rows.flatMap(([name, words]) => (words === undefined ? [] : [[name, words] as const]));
  if (empty.length === 0) return null;
  return (
    <Card className="text-muted">
      <Facts rows={empty} />
    </Card>
  );
}

/** What the connected system cannot tell is no fault of the page. */
const notSupported = (error: unknown): string | undefined => (isNotSupported(error) ? error.message : undefined);
