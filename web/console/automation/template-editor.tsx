// One template: its words, and beside them what they would say to a candidate.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import {
  createTemplate,
  previewTemplate,
  removeTemplate,
  saveTemplate,
  type NamedDraft,
  type TemplateDraft,
} from '../api/automation.ts';
import { pipelineQuery } from '../api/candidates.ts';
import { templateVersions } from '../api/versions.ts';
import type { Template, TemplatePreview } from '../api/wire.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { Button, buttonLook } from '../kit/button.tsx';
import { Dialog, DialogActions } from '../kit/dialog.tsx';
import { AreaField, SelectField, TextField } from '../kit/field.tsx';
import { Form, FormFault } from '../kit/form.tsx';
import { Fault } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';
import { VersionsDialog } from './versions.tsx';

const variables =
  'Variables: {{candidate.first_name}}, {{candidate.name}}, {{candidate.stage}}, {{job.title}}, {{job.location}}, {{job.salary_range}}, {{recruiter.name}}, {{recruiter.first_name}}, {{recruiter.email}}, {{hiring_manager.name}}, {{hiring_manager.first_name}}, {{offer.salary}}, {{offer.currency}}, {{offer.start_date}}';

const whatAChangeDoes =
  'Messages that have left, or wait to leave, keep the words they were written with; the next ones are written with the present version.';

export function TemplateEditor({
  template,
  onClose,
}: {
  template: Template | undefined;
  onClose: () => void;
}): ReactNode {
  const [id, setId] = useState(template?.template_id ?? '');
  const [draft, setDraft] = useState<TemplateDraft>(withoutId(template));
  const [showsVersions, setShowsVersions] = useState(false);
  const mayChange = useAllowed('operations:*');
  const { saving, removing } = useChanges(template, onClose);
  if (template !== undefined && showsVersions)
    return <VersionsDialog of={templateVersions(template)} about={whatAChangeDoes} onClose={onClose} />;
  return (
    <Dialog title={template === undefined ? 'New template' : template.template_id} place="side" onClose={onClose}>
      <Form
        className="grid gap-5"
        error={saving.error}
        isBusy={saving.isPending}
        onSubmit={() => saving.mutate({ template_id: id, ...draft })}
      >
        <Words {...{ id, setId, draft, setDraft }} isNew={template === undefined} mayChange={mayChange} />
        {template !== undefined && <Preview id={template.template_id} draft={draft} />}
        {template !== undefined && (
          <Button icon="actions" onClick={() => setShowsVersions(true)}>
            Versions
          </Button>
        )}
        <FormFault />
        {removing.isError && <Fault error={removing.error} />}
        {mayChange && (
          <DialogActions>
            {template !== undefined && (
              <Button look="bad" icon="trash" busy={removing.isPending} onClick={() => removing.mutate()}>
                Delete
              </Button>
            )}
            <button type="submit" className={buttonLook('main')} aria-disabled={saving.isPending}>
              Save
            </button>
          </DialogActions>
        )}
      </Form>
    </Dialog>
  );
}

interface WordsProps {
  readonly id: string;
  readonly setId: (id: string) => void;
  readonly draft: TemplateDraft;
  readonly setDraft: (draft: TemplateDraft) => void;
  readonly isNew: boolean;
  readonly mayChange: boolean;
}

const Words = ({ id, setId, draft, setDraft, isNew, mayChange }: WordsProps): ReactNode => (
  <>
    {isNew && (
      <TextField
        data-first
        required
        name="template_id"
        label="Name"
        hint="Lowercase letters, digits and _. Rules and people refer to it by this name."
        pattern="[a-z0-9][a-z0-9_\-]*"
        value={id}
        onChange={(event) => setId(event.currentTarget.value)}
      />
    )}
    <TextField
      required
      readOnly={!mayChange}
      name="subject"
      label="Subject"
      value={draft.subject}
      onChange={(event) => setDraft({ ...draft, subject: event.currentTarget.value })}
    />
    <AreaField
      required
      readOnly={!mayChange}
      name="body"
      label="Message"
      rows={10}
      hint={variables}
      value={draft.body}
      onChange={(event) => setDraft({ ...draft, body: event.currentTarget.value })}
    />
  </>
);

function withoutId(template: Template | undefined): TemplateDraft {
  if (template === undefined) return { subject: '', body: '' };
  const { subject, body, html } = template;
  return { subject, body, ...(html === undefined ? {} : { html }) };
}

function useChanges(template: Template | undefined, onClose: () => void) {
  const { api } = useService();
  const { announce } = useTelling();
  const done = async (text: string): Promise<void> => {
    announce(text);
    onClose();
  };
  const saving = useMutation({
    mutationFn: (whole: NamedDraft) => {
      const { template_id: id, ...draft } = whole;
      return template === undefined ? createTemplate(api, whole) : saveTemplate(api, id, draft);
    },
    onSuccess: ({ template_id: id }) => done(`Saved: ${id}`),
  });
  const removing = useMutation({
    mutationFn: () => removeTemplate(api, template?.template_id ?? ''),
    onSuccess: () => done(`Deleted: ${template?.template_id ?? ''}. Its versions stay.`),
  });
  return { saving, removing };
}

function Preview({ id, draft }: { id: string; draft: TemplateDraft }): ReactNode {
  const { api } = useService();
  const candidates = useQuery(pipelineQuery(api)).data?.candidates ?? [];
  const [chosen, setChosen] = useState('');
  const candidate = chosen === '' ? (candidates[0]?.candidate_id ?? '') : chosen;
  const showing = useMutation({ mutationFn: () => previewTemplate(api, id, { ...draft, candidate }) });
  return (
    <section aria-label="Preview" className="grid gap-3 rounded-card bg-soft p-4">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="What it says to"
          className="flex-1"
          options={candidates.map(({ candidate_id: value, name: label }) => ({ value, label }))}
          value={candidate}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <Button busy={showing.isPending || candidate === ''} onClick={() => showing.mutate()}>
          Preview
        </Button>
      </div>
      <div aria-live="polite">
        {showing.isError && <Fault error={showing.error} />}
        {showing.data !== undefined && <Letter preview={showing.data} />}
      </div>
    </section>
  );
}

const Letter = ({ preview: { subject, text, missing } }: { preview: TemplatePreview }): ReactNode => (
  <div className="rounded-small border border-line bg-surface p-4 text-sm">
    <p className="mb-2 font-semibold">{subject}</p>
    <p className="whitespace-pre-wrap">{text}</p>
    {missing.length > 0 && (
      <p className="mt-3 rounded-small bg-warn-bg p-2 text-warn">
        {`No value for ${missing.join(', ')}: sending to this person would be refused.`}
      </p>
    )}
  </div>
);
