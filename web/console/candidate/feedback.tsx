// Interview feedback on one candidate: who owes it, a reminder at one press, and what was written, quoted side by side.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Api } from '../api/client.ts';
import { isNotSupported } from '../api/not-supported.ts';
import type { CandidateDetail, Debrief } from '../api/wire.ts';
import { useAllowed, useNames, useService } from '../app/service.tsx';
import { useTool } from '../cards/use-tool.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Card, Chip, type Tone } from '../kit/layout.tsx';
import { Fault, Shown } from '../kit/states.tsx';
import { plain } from '../words/words.ts';

export const debriefQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['candidates', id, 'debrief'],
    queryFn: ({ signal }) =>
      api.get<Debrief>(`/api/v1/candidates/${encodeURIComponent(id)}/debrief`, undefined, signal),
  });

export function FeedbackCard({ candidate: { candidate_id: id } }: { candidate: CandidateDetail }): ReactNode {
  const { api } = useService();
  const query = useQuery(debriefQuery(api, id));
  if (isNotSupported(query.error) || (query.data !== undefined && !hasFeedback(query.data))) return null;
  return (
    <Card title="Interview feedback">
      <Shown query={query} what="the feedback">
        {(debrief) => (
          <>
            {(debrief.owed.length > 0 || debrief.interviewers.length === 0) && <OwedList id={id} owed={debrief.owed} />}
            <Submitted debrief={debrief} />
          </>
        )}
      </Shown>
    </Card>
  );
}

export const hasFeedback = ({ owed, interviewers }: Debrief): boolean => owed.length > 0 || interviewers.length > 0;

function OwedList({ id, owed }: { id: string; owed: Debrief['owed'] }): ReactNode {
  const { clock } = useService();
  const { people } = useNames();
  const asking = useTool();
  const mayAct = useAllowed('operations:*');
  if (owed.length === 0) return <p className="text-sm text-muted">No feedback is outstanding.</p>;
  return (
    <ul className="grid grid-cols-1 gap-3">
      {owed.map(({ user_id: user, meeting_id: meeting, since, late, interview }) => (
        <li key={`${meeting} ${user}`} className="flex flex-wrap items-center gap-3 text-sm">
          <div className="min-w-0 flex-1 basis-40">
            <p className="font-medium">{people.name(user)}</p>
            <p className="text-muted">
              {interview}, owed since {clock.full(since)}
            </p>
          </div>
          {late && <Chip tone="warn">Late</Chip>}
          {mayAct && (
            <Button
              busy={asking.isPending}
              onClick={() => asking.mutate({ tool: 'request_feedback', arguments: { candidate: id, user } })}
            >
              Remind
            </Button>
          )}
        </li>
      ))}
      {asking.isError && <Fault error={asking.error} />}
    </ul>
  );
}

const nameIn =
  (people: ReturnType<typeof useNames>['people']) =>
  (user: string | null): string =>
    user === null ? 'Somebody else' : people.name(user);

/** Who submitted and what they recommend, and the way to their words. */
function Submitted({ debrief }: { debrief: Debrief }): ReactNode {
  const { people } = useNames();
  const [isOpen, setOpen] = useState(false);
  if (debrief.interviewers.length === 0) return null;
  return (
    <div className={`grid gap-3 text-sm ${debrief.owed.length > 0 ? 'mt-4 border-t border-line pt-4' : ''}`}>
      <ul className="grid gap-3">
        {debrief.interviewers.map(({ user_id: user, recommendation }) => (
          <li key={user ?? ''}>
            <p className="flex flex-wrap justify-between gap-x-3">
              <span className="font-medium">{nameIn(people)(user)}</span>
              {recommendation !== null && <Chip tone={toneOf(recommendation)}>{plain(inWords(recommendation))}</Chip>}
            </p>
            <Answers rows={debrief.rows} user={user} />
          </li>
        ))}
      </ul>
      <div>
        <Button icon="note" onClick={() => setOpen(true)}>
          Debrief sheet
        </Button>
      </div>
      {isOpen && (
        <Dialog title="Debrief sheet" place="drawer" onClose={() => setOpen(false)}>
          <Sheet debrief={debrief} />
        </Dialog>
      )}
    </div>
  );
}

const mostAnswers = 3;

/** The first answers in the interviewer's own words; the sheet has all of them side by side. */
const Answers = ({ rows, user }: { rows: Debrief['rows']; user: string | null }): ReactNode =>
  rows.slice(0, mostAnswers).map(({ question, quotes }) => {
    const sentences = quotes.find((one) => one.user_id === user)?.sentences ?? [];
    if (sentences.length === 0) return null;
    return (
      <div key={question ?? ''} className="mt-1">
        {question !== null && <p className="text-muted">{question}</p>}
        <blockquote className="break-words">{`“${sentences.join(' ')}”`}</blockquote>
      </div>
    );
  });

/** Systems name their scales as they like; only a plain yes or no is coloured. */
const toneOf = (recommendation: string): Tone =>
  /\byes\b/.test(inWords(recommendation)) ? 'ok' : /\bno\b/.test(inWords(recommendation)) ? 'bad' : 'calm';

/** As the system puts it, such as “strong_yes”. */
const inWords = (recommendation: string): string => recommendation.replaceAll('_', ' ').toLowerCase();

/** Side by side where there is room: a question is a row, and each interviewer keeps their place in it. */
function Sheet({ debrief: { interviewers, rows } }: { debrief: Debrief }): ReactNode {
  const { people } = useNames();
  return (
    <div className="grid gap-5 text-sm">
      {rows.map(({ question, quotes }) => (
        <section key={question ?? ''}>
          <h3 className="mb-2 font-semibold">{question ?? 'Without a question'}</h3>
          <div className="grid gap-3 sm:grid-cols-2">
            {interviewers.map(({ user_id: user }) => {
              const sentences = quotes.find((one) => one.user_id === user)?.sentences ?? [];
              return (
                <figure key={user ?? ''} className="min-w-0 rounded-small border border-line bg-soft p-3">
                  <figcaption className="mb-1 text-muted">{nameIn(people)(user)}</figcaption>
                  {sentences.length === 0 ? (
                    <p className="text-muted">No answer</p>
                  ) : (
                    <blockquote className="break-words">{`“${sentences.join(' ')}”`}</blockquote>
                  )}
                </figure>
              );
            })}
          </div>
        </section>
      ))}
      {rows.length === 0 && <p className="text-muted">The system passes on no words, only who submitted.</p>}
    </div>
  );
}
