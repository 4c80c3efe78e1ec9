// What is done for one candidate less often: a text message, a sequence, a note, and whether they may be written to.
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { sequencesQuery } from '../api/automation.ts';
import type { CandidateDetail } from '../api/wire.ts';
import { useService } from '../app/service.tsx';
import { ToolDialog } from '../cards/tool-dialog.tsx';
import { AreaField, SelectField, TextField } from '../kit/field.tsx';

interface DialogOf {
  readonly candidate: CandidateDetail;
  readonly onClose: () => void;
}

export function TextDialog({ candidate, onClose }: DialogOf): ReactNode {
  const { candidate_id: id, name, phone, text_consent: consent } = candidate;
  const [text, setText] = useState('');
  const [proof, setProof] = useState('');
  if (consent.status === 'given')
    return (
      <ToolDialog
        title={`Text ${name}`}
        verb="Send the text"
        missing="Write the message to see it as it will leave."
        call={text.trim() === '' ? undefined : { tool: 'send_text', arguments: { candidate: id, text: text.trim() } }}
        onClose={onClose}
      >
        <p className="text-sm text-muted">{`To ${phone ?? 'their phone'}. Texts wait until their quiet hours are over.`}</p>
        <AreaField
          data-first
          name="text"
          label="Message"
          rows={4}
          maxLength={1_500}
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
      </ToolDialog>
    );
  const noting = { tool: 'set_text_consent', arguments: { candidate: id, consent: 'given', proof: proof.trim() } };
  return (
    <ToolDialog
      title={`Text ${name}`}
      verb="Record their consent"
      missing="Say where and how they agreed."
      call={proof.trim() === '' ? undefined : noting}
      onClose={onClose}
    >
      <p className="text-sm">
        {consent.status === 'stopped'
          ? `${name} wrote STOP: texts start again only when they ask for them.`
          : `${name} has not agreed to text messages yet. Record their consent first.`}
      </p>
      <TextField
        data-first
        required
        name="proof"
        label="Where and how they agreed"
        placeholder="On the phone, Nov 27"
        maxLength={2_000}
        value={proof}
        onChange={({ currentTarget: { value } }) => setProof(value)}
      />
    </ToolDialog>
  );
}

export function SequenceDialog({
  candidate: { candidate_id: candidate, name, sequences },
  onClose,
}: DialogOf): ReactNode {
  const { api } = useService();
  const known = useQuery(sequencesQuery(api)).data?.data ?? [];
  const running = new Set<string>(sequences.map(({ sequence_id: id }) => id));
  const open = known.filter(({ sequence_id: id, active }) => active && !running.has(id));
  const [chosen, setChosen] = useState('');
  const sequence = chosen === '' ? (open[0]?.sequence_id ?? '') : chosen;
  return (
    <ToolDialog
      title={`Start a sequence for ${name}`}
      verb="Start"
      missing="No other sequence is switched on."
      call={sequence === '' ? undefined : { tool: 'start_sequence', arguments: { candidate, sequence } }}
      onClose={onClose}
    >
      <SelectField
        data-first
        name="sequence"
        label="Sequence"
        value={sequence}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
        options={open.map(({ sequence_id: value, name: label }) => ({ value, label }))}
      />
    </ToolDialog>
  );
}

export const noShow = 'no-show';

/** Writes to whoever did not come to their interview, and goes on until they answer. */
export const NoShowDialog = ({ candidate: { candidate_id: candidate, name }, onClose }: DialogOf): ReactNode => (
  <ToolDialog
    title={`${name} did not come to the interview`}
    verb="Write to them"
    call={{ tool: 'start_sequence', arguments: { candidate, sequence: noShow } }}
    onClose={onClose}
  />
);

export function NoteDialog({ candidate: { candidate_id: candidate, name }, onClose }: DialogOf): ReactNode {
  const [text, setText] = useState('');
  return (
    <ToolDialog
      title={`Note on ${name}`}
      verb="Add the note"
      missing="Write the note first."
      call={text.trim() === '' ? undefined : { tool: 'add_note', arguments: { candidate, text: text.trim() } }}
      onClose={onClose}
    >
      <AreaField
        data-first
        name="text"
        label="Note"
        rows={5}
        maxLength={2_000}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
    </ToolDialog>
  );
}

const preferences = [
  { value: 'opt_out', label: 'Opted out: no more messages' },
  { value: 'hold', label: 'On hold until a day' },
  { value: 'opt_in', label: 'May be contacted' },
] as const;

interface Choice {
  readonly preference: string;
  readonly until: string;
  readonly proof: string;
}

/** Undefined while something is missing. */
function argumentsOf({ preference, until, proof }: Choice, needsProof: boolean) {
  if (preference === 'hold') return until === '' ? undefined : { preference, until };
  if (preference !== 'opt_in') return { preference };
  if (proof.trim() === '') return needsProof ? undefined : { preference };
  return { preference, proof: proof.trim() };
}

export function PreferenceDialog({ candidate, onClose }: DialogOf): ReactNode {
  const { candidate_id: id, name, contact_preference: standing } = candidate;
  const [choice, setChoice] = useState<Choice>({
    preference: standing.status === 'open' ? 'opt_out' : 'opt_in',
    until: '',
    proof: '',
  });
  const change = (part: Partial<Choice>): void => setChoice({ ...choice, ...part });
  const needsProof = standing.status === 'opted_out';
  const given = argumentsOf(choice, needsProof);
  const call =
    given === undefined ? undefined : { tool: 'set_contact_preference', arguments: { candidate: id, ...given } };
  return (
    <ToolDialog title={`Contact preference of ${name}`} verb="Save" call={call} onClose={onClose}>
      <SelectField
        data-first
        name="preference"
        label="Preference"
        value={choice.preference}
        onChange={({ currentTarget: { value } }) => change({ preference: value })}
        options={preferences}
      />
      {choice.preference === 'hold' && (
        <TextField
          required
          type="date"
          name="until"
          label="No messages before"
          value={choice.until}
          onChange={({ currentTarget: { value } }) => change({ until: value })}
        />
      )}
      {choice.preference === 'opt_in' && (
        <TextField
          required={needsProof}
          label={needsProof ? 'Where and how they agreed' : 'Where and how they agreed (optional)'}
          maxLength={2_000}
          value={choice.proof}
          onChange={({ currentTarget: { value } }) => change({ proof: value })}
        />
      )}
    </ToolDialog>
  );
}
