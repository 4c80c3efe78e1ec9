// Letters as they will be sent, for whoever decides on them.
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { approvalQuery } from '../api/approvals.ts';
import { draftQuery } from '../api/drafts.ts';
import type { Approval, Draft } from '../api/wire.ts';
import { useCandidateNames } from '../app/candidate-names.ts';
import { useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Fault } from '../kit/states.tsx';

interface Letter {
  readonly candidate?: string | null;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly leaves_after_hours?: number | undefined;
}

export const LetterView = ({
  letter: { to, subject, text, leaves_after_hours: hours },
}: {
  letter: Letter;
}): ReactNode => (
  <div className="rounded-small border border-line bg-soft p-3">
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-3 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
      <dt className="text-muted">To</dt>
      <dd className="mb-1 min-w-0 break-words sm:mb-0">{to}</dd>
      <dt className="text-muted">Subject</dt>
      <dd className="min-w-0 font-medium break-words">{subject}</dd>
      {hours !== undefined && (
        <>
          <dt className="text-muted">Leaves</dt>
          <dd>{`${String(Math.round(hours))} hours after the decision, as the law asks`}</dd>
        </>
      )}
    </dl>
    <p className="mt-2 border-t border-line pt-2 text-sm break-words whitespace-pre-wrap">{readable(text)}</p>
  </div>
);

/** Links of their own are made when the letter leaves, and are kept nowhere. */
const readable = (text: string): string =>
  text.replaceAll('{booking_link}', '[their booking link]').replaceAll('{assessment_link}', '[their assessment link]');

interface Shown {
  readonly letters: readonly Letter[];
  readonly letters_total: number;
}

export function ApprovalLetters({ approval }: { approval: Approval }): ReactNode {
  const { api } = useService();
  const [wantsAll, setWantsAll] = useState(false);
  const whole = useQuery({ ...approvalQuery(api, approval.approval_id), enabled: wantsAll });
  return <Letters shown={approval} whole={wantsAll ? whole : undefined} onMore={() => setWantsAll(true)} />;
}

export function DraftLetters({ draft }: { draft: Draft }): ReactNode {
  const { api } = useService();
  const [wantsAll, setWantsAll] = useState(false);
  const whole = useQuery({ ...draftQuery(api, draft.draft_id), enabled: wantsAll });
  return <Letters shown={draft} whole={wantsAll ? whole : undefined} onMore={() => setWantsAll(true)} />;
}

interface LettersProps {
  readonly shown: Shown;
  /** Once somebody wants to read the rest. */
  readonly whole: { readonly data: Shown | undefined; readonly error: Error | null } | undefined;
  readonly onMore?: (() => void) | undefined;
}

/** One is read in full; of several each opens by itself. */
export function Letters({ shown, whole, onMore }: LettersProps): ReactNode {
  const nameOf = useCandidateNames();
  const { letters, letters_total: total } = whole?.data ?? shown;
  const [only] = letters;
  if (only === undefined) return null;
  if (total === 1)
    return (
      <div role="group" aria-label="The letter" className="mt-3">
        <LetterView letter={only} />
      </div>
    );
  return (
    <div role="group" aria-label="The letters" className="mt-3 grid gap-2">
      <p className="text-sm text-muted">{`${total} emails`}</p>
      {letters.map((letter, place) => (
        <details key={`${String(place)} ${letter.to}`} open={place === 0} className="text-sm">
          <summary className="flex min-h-control items-center font-medium break-words text-accent">
            {`${nameOf(letter.candidate ?? '') ?? letter.to}: ${letter.subject}`}
          </summary>
          <LetterView letter={letter} />
        </details>
      ))}
      {whole !== undefined && whole.error !== null && <Fault error={whole.error} />}
      {letters.length < total && <Rest {...{ whole, onMore }} hidden={total - letters.length} />}
    </div>
  );
}

/** A button as long as more can be read here, else how many are not. */
const Rest = ({ whole, onMore, hidden }: Pick<LettersProps, 'whole' | 'onMore'> & { hidden: number }): ReactNode => {
  if (whole === undefined && onMore !== undefined)
    return (
      <Button className="justify-self-start" onClick={onMore}>
        Show more emails
      </Button>
    );
  const isKnown = whole === undefined || whole.data !== undefined;
  return isKnown && <p className="text-sm text-muted">{`… and ${String(hidden)} more.`}</p>;
};
