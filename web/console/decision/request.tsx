// What a scored person asks for: each fact before and after, what the score would become, and the answer of somebody who did not decide.
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { type AssessmentRequest, decideRequest, type RequestAnswer } from '../api/decisions.ts';
import { useAllowed, useNames, useService } from '../app/service.tsx';
import { Button, buttonLook } from '../kit/button.tsx';
import { AreaField } from '../kit/field.tsx';
import { Form, FormFault } from '../kit/form.tsx';
import { Chip } from '../kit/layout.tsx';
import { plain } from '../words/words.ts';

const titles = { correction: 'Correct a fact', review: 'Review by a person' } as const;
const outcomes = {
  granted: { tone: 'ok', label: 'Granted' },
  declined: { tone: 'warn', label: 'Declined' },
} as const;

export function RequestView({ request }: { request: AssessmentRequest }): ReactNode {
  const { clock } = useService();
  const { people } = useNames();
  const {
    kind,
    requested_at: at,
    corrections,
    note,
    outcome,
    decided_by: by,
    decided_at: decided,
    answer,
    told,
  } = request;
  return (
    <div className="grid gap-2 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{titles[kind]}</span>
        <Chip tone={outcome === null ? 'info' : outcomes[outcome].tone}>
          {outcome === null ? 'Open' : outcomes[outcome].label}
        </Chip>
        <span className="text-muted">{clock.full(at)}</span>
      </p>
      {corrections.length > 0 && (
        <ul className="list-disc ps-5">
          {corrections.map(({ signal, from, to }) => (
            <li key={signal}>{`${plain(signal)}: ${valueWords(from)} → ${valueWords(to)}`}</li>
          ))}
        </ul>
      )}
      <Change request={request} />
      {note !== '' && <blockquote className="border-s-2 border-line ps-3 whitespace-pre-wrap">{note}</blockquote>}
      {outcome === null ? (
        <Deciding request={request} />
      ) : (
        <p>
          {answer}
          <span className="text-muted">{` · ${by === null ? '' : people.name(by)}${decided === null ? '' : `, ${clock.full(decided)}`}. ${toldWords(told, clock)}`}</span>
        </p>
      )}
    </div>
  );
}

function toldWords(told: AssessmentRequest['told'], clock: { full: (at: string) => string }): string {
  if (told === null) return 'No email is known to have told them.';
  if (told.sent_at !== null) return `Told by email, ${clock.full(told.sent_at)}.`;
  return told.status === 'failed' ? 'The email could not be sent.' : `The email leaves ${clock.full(told.leaves_at)}.`;
}

const valueWords = (value: number | null): string => (value === null ? 'not used' : String(value));
const percent = (share: number): string => `${String(Math.round(share * 100))} of 100 stay`;

function Change({ request: { before, after } }: { request: AssessmentRequest }): ReactNode {
  if (before === null || after === null) return null;
  return (
    <p>
      <span className="text-muted">Score: </span>
      {`${before.retention_band} (${percent(before.stays)}) → ${after.retention_band} (${percent(after.stays)})`}
    </p>
  );
}

/** Opens at a press: an answer is written once. */
function Deciding({ request: { request_id: id, kind } }: { request: AssessmentRequest }): ReactNode {
  const { api } = useService();
  const [isOpen, setOpen] = useState(false);
  const [answer, setAnswer] = useState('');
  const deciding = useMutation({ mutationFn: (given: RequestAnswer) => decideRequest(api, id, given) });
  if (!useAllowed('retention:*')) return null;
  if (!isOpen)
    return (
      <div>
        <Button onClick={() => setOpen(true)}>Answer</Button>
      </div>
    );
  return (
    <Form
      className="grid gap-3"
      error={deciding.error}
      isBusy={deciding.isPending}
      onSubmit={() => deciding.mutate({ outcome: 'granted', answer })}
    >
      <AreaField
        name="answer"
        label="Answer to the person"
        hint={
          kind === 'correction'
            ? 'The candidate gets this by email. Granting it recalculates the score with the corrected facts.'
            : 'The candidate gets this by email.'
        }
        required
        maxLength={2_000}
        value={answer}
        onChange={({ currentTarget: { value } }) => setAnswer(value)}
      />
      <FormFault />
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={buttonLook('main')} aria-disabled={deciding.isPending}>
          Grant
        </button>
        <Button
          busy={deciding.isPending}
          onClick={(event) => {
            if (event.currentTarget.form?.reportValidity() === true) deciding.mutate({ outcome: 'declined', answer });
          }}
        >
          Decline
        </Button>
      </div>
    </Form>
  );
}
