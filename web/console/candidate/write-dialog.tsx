// A mail to one candidate: in one's own words, or from a template, whose letter can be taken over and changed.
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { templatesQuery } from '../api/automation.ts';
import { previewQuery, type ToolCall } from '../api/tasks.ts';
import type { CandidateDetail } from '../api/wire.ts';
import { useService } from '../app/service.tsx';
import { ToolDialog } from '../cards/tool-dialog.tsx';
import { Button } from '../kit/button.tsx';
import { AreaField, SelectField, TextField } from '../kit/field.tsx';
import { inChoiceOrder, isLegalNotice, templateName } from '../words/template-names.ts';

interface WriteProps {
  readonly candidate: CandidateDetail;
  readonly onClose: () => void;
}

interface Words {
  readonly subject: string;
  readonly text: string;
}

export function WriteDialog({ candidate, onClose }: WriteProps): ReactNode {
  const [template, setTemplate] = useState('');
  const [words, setWords] = useState<Words>(() => ({ subject: '', text: greetingFor(candidate) }));
  const own = words.text.trim() === greetingFor(candidate).trim() ? '' : words.text.trim();
  const call = template === '' ? messageCall(candidate, { ...words, text: own }) : followUpCall(candidate, template);
  return (
    <ToolDialog
      title={`Write to ${candidate.name}`}
      verb="Send"
      missing="Write the letter to see it as it will leave."
      {...{ call, onClose }}
    >
      <TemplateField value={template} onChange={setTemplate} />
      {template === '' ? (
        <>
          <TextField
            name="subject"
            label="Subject"
            maxLength={300}
            placeholder={`Your application: ${candidate.job.title}`}
            value={words.subject}
            onChange={({ currentTarget: { value } }) => setWords({ ...words, subject: value })}
          />
          <AreaField
            data-first
            name="text"
            label="Letter"
            rows={9}
            maxLength={10_000}
            value={words.text}
            onChange={({ currentTarget: { value } }) => setWords({ ...words, text: value })}
          />
        </>
      ) : (
        <EditFilled
          call={followUpCall(candidate, template)}
          onEdit={(filled) => {
            setWords(filled);
            setTemplate('');
          }}
        />
      )}
    </ToolDialog>
  );
}

const greetingFor = ({ name }: CandidateDetail): string => `Hi ${name.split(' ')[0] ?? name},\n\n`;

const messageCall = ({ candidate_id: candidate }: CandidateDetail, { subject, text }: Words): ToolCall | undefined =>
  text === ''
    ? undefined
    : {
        tool: 'send_message',
        arguments: { candidate, text, ...(subject.trim() === '' ? {} : { subject: subject.trim() }) },
      };

const followUpCall = ({ candidate_id: candidate }: CandidateDetail, template: string): ToolCall => ({
  tool: 'send_followup',
  arguments: { candidate, message_template: template },
});

interface TemplateFieldProps {
  readonly value: string;
  readonly onChange: (template: string) => void;
  readonly label?: string;
  readonly none?: string;
  /** The notices that a law asks for can be chosen as well. */
  readonly hasNotices?: boolean;
}

export function TemplateField({
  value,
  onChange,
  label = 'Start from',
  none = 'Your own words',
  hasNotices = true,
}: TemplateFieldProps): ReactNode {
  const { api } = useService();
  const all = useQuery(templatesQuery(api)).data?.data ?? [];
  const templates = inChoiceOrder(all).filter(({ template_id: id }) => hasNotices || !isLegalNotice(id));
  return (
    <SelectField
      name="message_template"
      label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      options={[
        { value: '', label: none },
        ...templates.map(({ template_id: id }) => ({ value: id, label: templateName(id) })),
      ]}
    />
  );
}

/** Takes the letter as the template fills it, for changes by hand. */
function EditFilled({ call, onEdit }: { call: ToolCall; onEdit: (words: Words) => void }): ReactNode {
  const { api } = useService();
  const letter = useQuery({ ...previewQuery(api, call), gcTime: 60_000 }).data?.letters[0];
  if (letter === undefined) return null;
  return (
    <Button
      className="justify-self-start"
      icon="edit"
      onClick={() => onEdit({ subject: letter.subject, text: letter.text })}
    >
      Edit this letter
    </Button>
  );
}
