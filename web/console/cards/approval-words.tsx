// What waits for a decision, in words: what would happen, who asked, why it waits, who decides, and until when.
import type { ReactNode } from 'react';
import type { Approval } from '../api/wire.ts';
import { useCandidateNames } from '../app/candidate-names.ts';
import { PeekLink } from '../app/peek.tsx';
import { useNames, useService } from '../app/service.tsx';
import { Facts } from '../kit/layout.tsx';
import { plain } from '../words/words.ts';
import { headOf, MeetingList } from './planned-meetings.tsx';

export const ApprovalTitle = ({ id, approval }: { id: string; approval: Approval }): ReactNode => (
  <h3 id={id} className="min-w-0 flex-1 basis-60 font-semibold text-wrap break-words whitespace-pre-line">
    {headingOf(approval)}
  </h3>
);

/** What stands below it is not said twice: times of meetings, and letters with their text. */
function headingOf({ preview, meetings, letters_total: letters }: Approval): string {
  if (meetings.length > 0) return headOf(preview);
  return letters > 0 ? preview.replace(/”: [\s\S]*$/, '”') : preview;
}

const ownRequest = '; approving your own request is marked in the audit trail';

/** The record of whoever is decided on stands a press away. */
const aboutWhom = (
  candidate: unknown,
  nameOf: (id: string) => string | undefined,
): readonly (readonly [string, ReactNode])[] =>
  typeof candidate !== 'string'
    ? []
    : [
        [
          'Candidate',
          <PeekLink
            key={candidate}
            candidate={candidate}
            className="inline-flex min-h-6 items-center text-accent underline"
          >
            {nameOf(candidate) ?? 'Open the record'}
          </PeekLink>,
        ],
      ];

export function WhyAndWhen({ approval }: { approval: Approval }): ReactNode {
  const { clock } = useService();
  const { people, words } = useNames();
  const {
    requested_by: by,
    also_requested_by: also,
    because,
    approvers,
    expires_at: end,
    arguments: given,
    may_approve: may,
  } = approval;
  const nameOf = useCandidateNames();
  const left = clock.until(end);
  // Whoever may decide is told that they would decide on what they asked for.
  const isOwn = people.name(by) === 'you' && may === true;
  const exact = Object.entries(given).map(([name, value]) => [plain(name), words(value)] as const);
  return (
    <>
      <div className="mb-3">
        <MeetingList meetings={approval.meetings} />
      </div>
      <Facts
        rows={[
          ...aboutWhom(given['candidate'], nameOf),
          ['Asked by', [by, ...also].map((id) => people.name(id)).join(' and ') + (isOwn ? ownRequest : '')],
          ...(typeof given['reason'] === 'string' ? [['Reason given', given['reason']] as const] : []),
          ...(because === '' ? [] : [['Why it waits', because] as const]),
          ['Who decides', [...approvers.map((id) => people.name(id)), 'an admin'].join(' or ')],
          ['Expires', left === undefined ? clock.full(end) : `in ${left} (${clock.full(end)})`],
        ]}
      />
      {exact.length > 0 && (
        <details className="mt-2 text-sm">
          <summary className="flex min-h-control items-center font-medium text-accent">Exact details</summary>
          <Facts rows={exact} />
        </details>
      )}
    </>
  );
}
