// Interview feedback on one candidate: who owes it, a reminder at one press, and what was written, quoted side by side.
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Api, ApiProblem } from '../api/client.ts';
import type { CandidateDetail, Debrief } from '../api/wire.ts';
import { useAllowed, useNames, useService } from '../app/service.tsx';
import { useTool } from '../cards/use-tool.ts';
import { Button } from '../kit/button.tsx';
import { Card, Chip } from '../kit/layout.tsx';
import { Fault, Shown } from '../kit/states.tsx';

const debriefQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['candidates', id, 'debrief'],
    queryFn: ({ signal }) =>
      api.get<Debrief>(`/api/v1/candidates/${encodeURIComponent(id)}/debrief`, undefined, signal),
  });

export function FeedbackCard({ candidate: { candidate_id: id } }: { candidate: CandidateDetail }): ReactNode {
  const { api } = useService();
  const query = useQuery(debriefQuery(api, id));
  if (query.error instanceof ApiProblem && query.error.code === 'not_supported')
    return (
      <Card title="Interview feedback">
        <p className="text-sm text-muted">{query.error.message}</p>
      </Card>
    );
  return (
    <Card title="Interview feedback">
      <Shown query={query} what="the feedback">
        {(debrief) => (
          <>
            <OwedList id={id} owed={debrief.owed} />
            <Quotes debrief={debrief} />
          </>
        )}
      </Shown>
    </Card>
  );
}

function OwedList({ id, owed }: { id: string; owed: Debrief['owed'] }): ReactNode {
  const { clock } = useService();
  const { people } = useNames();
  const asking = useTool();
  const mayAct = useAllowed('operations:*');
  if (owed.length === 0) return <p className="text-sm text-muted">No feedback is outstanding.</p>;
  return (
    <ul className="grid gap-3">
      {owed.map(({ user_id: user, meeting_id: meeting, since, late, interview }) => (
        <li key={`${meeting} ${user}`} className="flex flex-wrap items-center gap-3 text-sm">
          <div className="min-w-0 flex-1 basis-40">
            <p className="font-medium">{people.name(user)}</p>
            <p className="text-muted">
              {interview}, {clock.full(since)}
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

function Quotes({ debrief: { interviewers, rows } }: { debrief: Debrief }): ReactNode {
  const { people } = useNames();
  const nameOf = (user: string | null): string => (user === null ? 'Somebody else' : people.name(user));
  if (interviewers.length === 0) return null;
  return (
    <div className="mt-4 grid gap-4 border-t border-line pt-4 text-sm">
      <p className="text-muted">
        {interviewers
          .map(({ user_id: user, recommendation }) =>
            recommendation === null ? nameOf(user) : `${nameOf(user)}: ${recommendation}`,
          )
          .join(' · ')}
      </p>
      {rows.map(({ question, quotes }) => (
        <section key={question ?? ''}>
          <h3 className="font-medium">{question ?? 'Without a question'}</h3>
          {quotes.map(({ user_id: user, sentences }) => (
            <figure key={user ?? ''} className="mt-2">
              <blockquote>{sentences.map((sentence) => `“${sentence}”`).join(' ')}</blockquote>
              <figcaption className="text-muted">{nameOf(user)}</figcaption>
            </figure>
          ))}
        </section>
      ))}
    </div>
  );
}
