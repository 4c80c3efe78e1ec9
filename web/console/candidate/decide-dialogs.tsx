// Decisions on one candidate: declining them, with or without a letter, and an offer.
import { useState, type ReactNode } from 'react';
import type { CandidateDetail } from '../api/wire.ts';
import { ToolDialog } from '../cards/tool-dialog.tsx';
import { AreaField, TextField } from '../kit/field.tsx';
import { TemplateField } from './write-dialog.tsx';
import { useUsualLetter } from './usual-letter.ts';

interface DialogOf {
  readonly candidate: CandidateDetail;
  readonly onClose: () => void;
}

const filled = (fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value.trim() !== ''));

export const RejectDialog = ({ candidate: { candidate_id: candidate, name }, onClose }: DialogOf): ReactNode => (
  <RejectForm whom={name} subject={{ candidate }} onClose={onClose} />
);

interface RejectFormProps {
  /** As the title names them. */
  readonly whom: string;
  readonly subject: { readonly candidate: string } | { readonly candidates: readonly string[] };
  readonly onClose: () => void;
}

/** The same for one candidate and for several: who is written to, and why. */
export function RejectForm({ whom, subject, onClose }: RejectFormProps): ReactNode {
  const usual = useUsualLetter();
  const [chosen, setTemplate] = useState<string>();
  const template = chosen ?? usual;
  const [reason, setReason] = useState('');
  const call = {
    tool: 'reject_candidate',
    arguments: { ...subject, ...filled({ reason: reason.trim(), message_template: template }) },
  };
  return (
    <ToolDialog title={`Reject ${whom}`} verb="Reject" look="bad" {...{ call, onClose }}>
      <TemplateField label="Letter" none="No letter" hasNotices={false} value={template} onChange={setTemplate} />
      <AreaField
        name="reason"
        label="Reason (kept in the ATS, not sent)"
        rows={2}
        maxLength={2_000}
        value={reason}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
    </ToolDialog>
  );
}

export function OfferDialog({ candidate: { candidate_id: candidate, name }, onClose }: DialogOf): ReactNode {
  const [terms, setTerms] = useState({ salary: '', currency: '', start: '', template: '' });
  const change = (part: Partial<typeof terms>): void => setTerms({ ...terms, ...part });
  const salary = Number(terms.salary);
  const isNumber = terms.salary.trim() !== '' && Number.isInteger(salary) && salary > 0;
  const call = {
    tool: 'send_offer',
    arguments: {
      candidate,
      ...(isNumber ? { salary } : {}),
      ...filled({ currency: terms.currency.toUpperCase(), start_date: terms.start, message_template: terms.template }),
    },
  };
  return (
    <ToolDialog
      title={`Offer to ${name}`}
      verb="Send the offer"
      call={isNumber ? call : undefined}
      missing="Enter the salary to see the offer letter."
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-3">
        <TextField
          data-first
          required
          name="salary"
          label="Yearly salary"
          inputMode="numeric"
          value={terms.salary}
          onChange={({ currentTarget: { value } }) => change({ salary: value.replaceAll(/[^\d]/g, '') })}
        />
        <TextField
          name="currency"
          label="Currency"
          placeholder="As in the requisition"
          maxLength={3}
          value={terms.currency}
          onChange={({ currentTarget: { value } }) => change({ currency: value })}
        />
        <TextField
          name="start_date"
          label="First day"
          type="date"
          value={terms.start}
          onChange={({ currentTarget: { value } }) => change({ start: value })}
        />
        <TemplateField
          label="Letter"
          none="The usual offer letter"
          hasNotices={false}
          value={terms.template}
          onChange={(template) => change({ template })}
        />
      </div>
    </ToolDialog>
  );
}
