// Text messages to one candidate: whether they agreed, noting that they did, and writing one.
import { useState, type ReactNode } from 'react';
import type { CandidateDetail } from '../api/wire.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { useTool } from '../cards/use-tool.ts';
import { buttonLook } from '../kit/button.tsx';
import { AreaField, TextField } from '../kit/field.tsx';
import { Card } from '../kit/layout.tsx';
import { Fault } from '../kit/states.tsx';

export function TextsCard({ candidate }: { candidate: CandidateDetail }): ReactNode {
  const { clock } = useService();
  const mayAct = useAllowed('operations:*');
  const { candidate_id: id, phone, text_consent: consent } = candidate;
  if (phone === null) return null;
  const since = consent.since === null ? '' : ` since ${clock.full(consent.since)}`;
  const words = {
    none: 'They have not agreed to text messages.',
    given: `They agreed to text messages${since}.`,
    stopped: `They want no text messages${since}.`,
  };
  return (
    <Card title="Text messages">
      <p className="text-sm text-muted">
        {phone}. {words[consent.status]}
      </p>
      {mayAct && consent.status === 'none' && <Agreed id={id} />}
      {mayAct && consent.status === 'given' && <Write id={id} />}
    </Card>
  );
}

function Agreed({ id }: { id: string }): ReactNode {
  const noting = useTool();
  const [proof, setProof] = useState('');
  return (
    <form
      className="mt-3 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!noting.isPending)
          noting.mutate({ tool: 'set_text_consent', arguments: { candidate: id, consent: 'given', proof } });
      }}
    >
      <TextField
        required
        label="Where and how they agreed"
        value={proof}
        onChange={(event) => setProof(event.currentTarget.value)}
      />
      {noting.isError && <Fault error={noting.error} />}
      <button type="submit" className={`${buttonLook()} justify-self-start`}>
        Note their agreement
      </button>
    </form>
  );
}

function Write({ id }: { id: string }): ReactNode {
  const [text, setText] = useState('');
  const sending = useTool(() => setText(''));
  return (
    <form
      className="mt-3 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!sending.isPending) sending.mutate({ tool: 'send_text', arguments: { candidate: id, text } });
      }}
    >
      <AreaField
        required
        label="Message"
        maxLength={1_500}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {sending.isError && <Fault error={sending.error} />}
      <button type="submit" className={`${buttonLook()} justify-self-start`}>
        Send the text
      </button>
    </form>
  );
}
