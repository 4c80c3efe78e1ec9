// Rare codes and free descriptions that the recruiting team looks at: accept, correct or dismiss, once.
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { decideReview, reviewsQuery, type Review, type Verdict } from '../api/veteran.ts';
import { useFilters } from '../app/filters.ts';
import { useAllowed, useNames, useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { SelectField } from '../kit/field.tsx';
import { Chip, type Tone } from '../kit/layout.tsx';
import { moreOf, type More } from '../kit/list-parts.tsx';
import { List } from '../kit/list.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { Empty, Fault, Shown } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';
import { CorrectDialog } from './correct-dialog.tsx';

const statuses: Readonly<Record<Review['status'], { readonly label: string; readonly tone: Tone }>> = {
  open: { label: 'Open', tone: 'warn' },
  accepted: { label: 'Accepted', tone: 'ok' },
  corrected: { label: 'Corrected', tone: 'info' },
  dismissed: { label: 'Dismissed', tone: 'calm' },
};

const told: Readonly<Record<Verdict['decision'], string>> = {
  accept: 'Accepted.',
  correct: 'Corrected: from now on this code leads there.',
  dismiss: 'Dismissed.',
};

export function Reviews(): ReactNode {
  const { api } = useService();
  const { filters, change } = useFilters(['view', 'status'] as const);
  const status = filters.status === '' ? 'open' : filters.status;
  const query = useInfiniteQuery(reviewsQuery(api, status));
  const [corrected, setCorrected] = useState<Review | undefined>(undefined);
  const deciding = useDecision(() => setCorrected(undefined));
  return (
    <div className="grid grid-cols-1 gap-4">
      <SelectField
        label="Show"
        className="w-44"
        options={Object.entries(statuses).map(([value, { label }]) => ({ value, label }))}
        value={status}
        onChange={({ currentTarget: { value } }) => change({ status: value })}
      />
      <Fault error={corrected === undefined ? deciding.error : null} />
      <Shown query={query} what="the reviews">
        {({ pages }) => (
          <ReviewList
            reviews={pages.flatMap(({ data }) => data)}
            isOpen={status === 'open'}
            decide={(review, verdict) => deciding.mutate({ review, verdict })}
            correct={setCorrected}
            more={moreOf(query)}
          />
        )}
      </Shown>
      {corrected !== undefined && (
        <CorrectDialog
          review={corrected}
          busy={deciding.isPending}
          error={deciding.error}
          onCorrect={(occupations) =>
            deciding.mutate({ review: corrected, verdict: { decision: 'correct', occupations } })
          }
          onClose={() => setCorrected(undefined)}
        />
      )}
    </div>
  );
}

function useDecision(onDone: () => void) {
  const { api } = useService();
  const { announce } = useTelling();
  return useMutation({
    mutationFn: ({ review, verdict }: { review: Review; verdict: Verdict }) =>
      decideReview(api, review.review_id, verdict),
    onSuccess: (_, { review, verdict }) => {
      announce(`${codeWords(review)}: ${told[verdict.decision]}`);
      onDone();
    },
  });
}

const codeWords = ({ mos_code: code, branch }: Review): string =>
  code === null ? 'Own words' : `${code}${branch === null ? '' : `, ${branch}`}`;

interface ListProps {
  readonly reviews: readonly Review[];
  readonly isOpen: boolean;
  readonly decide: (review: Review, verdict: Verdict) => void;
  readonly correct: (review: Review) => void;
  readonly more: More | undefined;
}

function ReviewList({ reviews, isOpen, decide, correct, more }: ListProps): ReactNode {
  const { clock } = useService();
  const { people } = useNames();
  const mayDecide = useAllowed('veteran:*') && isOpen;
  if (reviews.length === 0)
    return (
      <Empty title={isOpen ? 'Nothing waits for a look' : 'None yet'}>
        Rare and legacy codes and descriptions in a veteran’s own words come here. Muster keeps the skills it read,
        never the text nor who wrote it.
      </Empty>
    );
  const columns: readonly ListColumn<Review>[] = [
    {
      name: 'Code',
      value: codeWords,
      cell: (review) => <span className="font-medium">{codeWords(review)}</span>,
    },
    { name: 'Skills', value: skillWords, cell: (review) => <Skills review={review} /> },
    { name: 'Suggested', value: suggestedWords, cell: (review) => <Suggested review={review} /> },
    { name: 'Received', value: ({ created_at: at }) => at, cell: ({ created_at: at }) => clock.since(at) },
    mayDecide
      ? {
          name: 'Decide',
          quiet: true,
          end: true,
          cell: (review) => <Decide review={review} decide={decide} correct={correct} />,
        }
      : {
          name: 'Decided',
          value: ({ status }) => statuses[status].label,
          cell: ({ status, decided_by: by }) => (
            <span className="inline-flex flex-wrap items-center gap-2">
              <Chip tone={statuses[status].tone}>{statuses[status].label}</Chip>
              {by !== null && `by ${people.name(by)}`}
            </span>
          ),
        },
  ];
  return (
    <List
      what="reviews"
      file="veteran-reviews"
      columns={columns}
      rows={reviews}
      id={({ review_id: id }) => id}
      more={more}
    />
  );
}

const skillWords = ({ skills }: Review): string => skills.slice(0, 6).join(', ');
const suggestedWords = ({ occupations }: Review): string => occupations.map(({ title }) => title).join(', ');

const Skills = ({ review }: { review: Review }): ReactNode => (
  <div className="grid gap-1">
    {skillWords(review)}
    {review.evidence !== undefined && review.evidence.length > 0 && (
      <details>
        <summary className="min-h-control cursor-pointer content-center text-sm text-accent">
          Why the code has these skills
        </summary>
        <dl className="grid gap-2 pt-1 text-sm">
          {review.evidence.map(({ name, evidence }) => (
            <div key={name}>
              <dt className="font-medium">{name}</dt>
              {evidence.map(({ kind, detail }) => (
                <dd key={kind} className="text-muted">
                  {kind === 'title' ? `Title: ${detail}` : detail}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </details>
    )}
  </div>
);

const Suggested = ({ review: { occupations, correction } }: { review: Review }): ReactNode =>
  correction === null ? (
    <ul className="grid gap-1">
      {occupations.slice(0, 3).map(({ code, title, confidence }) => (
        <li key={code}>
          {title}{' '}
          <span className="whitespace-nowrap text-muted tabular-nums">{`${String(Math.round(confidence * 100))}%`}</span>
        </li>
      ))}
    </ul>
  ) : (
    `now ${correction.join(', ')}`
  );

const Decide = ({ review, decide, correct }: Pick<ListProps, 'decide' | 'correct'> & { review: Review }): ReactNode => {
  const name = codeWords(review);
  return (
    <span className="flex flex-wrap gap-2 sm:justify-end">
      <Button look="main" aria-label={`Accept ${name}`} onClick={() => decide(review, { decision: 'accept' })}>
        Accept
      </Button>
      {review.mos_code !== null && (
        <Button aria-label={`Correct ${name}`} onClick={() => correct(review)}>
          Correct
        </Button>
      )}
      <Button aria-label={`Dismiss ${name}`} onClick={() => decide(review, { decision: 'dismiss' })}>
        Dismiss
      </Button>
    </span>
  );
};
