// Letters before they leave, worded by Muster or from a template for several people: to whom, what each says, and the buttons of
// their sender.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ApiProblem } from '../api/client.ts';
import { discardDraft, draftQuery, editDraft, sendDraft, showDraft } from '../api/drafts.ts';
import type { ActionEntry, Draft } from '../api/wire.ts';
import { useCandidateNames } from '../app/candidate-names.ts';
import { useAllowed, useNames, useService } from '../app/service.tsx';
import { Button, buttonLook } from '../kit/button.tsx';
import { Dialog, DialogActions } from '../kit/dialog.tsx';
import { AreaField, TextField } from '../kit/field.tsx';
import { Form, FormFault } from '../kit/form.tsx';
import { Icon } from '../kit/icon.tsx';
import { Chip } from '../kit/layout.tsx';
import { Fault } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';
import { ActionCard } from './action-card.tsx';
import { draftTitle } from './draft-title.ts';
import { DraftLetters } from './letters.tsx';

/** As the chat tells of it; the service knows how it stands by now. */
export function DraftOf({ entry }: { entry: ActionEntry }): ReactNode {
  const { api } = useService();
  const { data, error } = useQuery(draftQuery(api, entry.action_id));
  if (data !== undefined) return <DraftCard draft={data} />;
  return error === null ? null : <ActionCard ask entry={entry} />;
}

export function DraftCard({ draft }: { draft: Draft }): ReactNode {
  const slot = useRef<HTMLDivElement>(null);
  const waits = draft.status === 'draft';
  const [waited] = useState(waits);
  useEffect(() => {
    // The pressed button is gone: what it led to takes the focus.
    if (waited && !waits) slot.current?.querySelector<HTMLElement>('article')?.focus();
  }, [waited, waits]);
  return <div ref={slot}>{waits ? <Waiting draft={draft} /> : <ActionCard ask entry={entryOf(draft)} />}</div>;
}

/** To whom, in words. */
const readersOf = ({ to, letters_total: total }: Draft): string => to ?? `${total} people`;

const entryOf = ({ draft_id: id, task_id, tool, status, subject, letters }: Draft): ActionEntry => ({
  action_id: id,
  task_id,
  tool,
  arguments: {},
  status,
  summary: subject ?? letters[0]?.subject ?? '',
});

function Waiting({ draft }: { draft: Draft }): ReactNode {
  const { clock } = useService();
  const { people } = useNames();
  const nameOf = useCandidateNames();
  const [isEditing, setEditing] = useState(false);
  const isAdmin = useAllowed('admin');
  const mayAct = useAllowed('operations:*');
  const asker = people.name(draft.requested_by);
  const isOwn = asker === 'you';
  const left = clock.until(draft.expires_at);
  return (
    <article tabIndex={-1} className="flex gap-3 rounded-card border border-line bg-surface p-4 sm:p-5">
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-warn-bg text-warn">
        <Icon name="mail" />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="min-w-0 flex-1 basis-40 font-semibold">{draftTitle(draft, nameOf)}</h3>
          <Chip tone="warn">Not sent yet</Chip>
        </div>
        <p className="mt-0.5 mb-3 text-sm text-muted">
          {`${isOwn ? '' : `Asked by ${asker}. `}${
            draft.because === null ? '' : `After you send it, it waits for approval: ${draft.because} `
          }${left === undefined ? '' : `Expires in ${left} if not sent.`}`}
        </p>
        <DraftLetters draft={draft} />
        {mayAct && (isOwn || isAdmin) && <Decisions draft={draft} onEdit={() => setEditing(true)} />}
      </div>
      {isEditing && <EditDraft draft={draft} onClose={() => setEditing(false)} />}
    </article>
  );
}

function Decisions({ draft, onEdit }: { draft: Draft; onEdit: () => void }): ReactNode {
  const { api } = useService();
  const { announce } = useTelling();
  const deciding = useMutation({
    mutationFn: async (decision: 'send' | 'discard') =>
      decision === 'send' ? await sendDraft(api, draft) : await discardDraft(api, draft),
    onSuccess: ({ summary }) => announce(summary),
  });
  const problem = deciding.error;
  const isOver = problem instanceof ApiProblem && problem.code === 'already_decided';
  return (
    <>
      {deciding.isError && (
        <div className="mt-3">
          <Fault error={deciding.error} />
        </div>
      )}
      {!isOver && (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button
            look="main"
            icon="mail"
            aria-label={`Send to ${readersOf(draft)}`}
            busy={deciding.isPending}
            onClick={() => deciding.mutate('send')}
          >
            Send
          </Button>
          {draft.editable && (
            <Button
              icon="edit"
              aria-label={`Edit the draft to ${readersOf(draft)}`}
              busy={deciding.isPending}
              onClick={onEdit}
            >
              Edit…
            </Button>
          )}
          <Button
            icon="cross"
            aria-label={`Discard the draft to ${readersOf(draft)}`}
            busy={deciding.isPending}
            onClick={() => deciding.mutate('discard')}
          >
            Discard
          </Button>
        </div>
      )}
    </>
  );
}

function EditDraft({ draft, onClose }: { draft: Draft; onClose: () => void }): ReactNode {
  const { api } = useService();
  const { announce } = useTelling();
  const queries = useQueryClient();
  const [subject, setSubject] = useState(draft.subject ?? '');
  const [text, setText] = useState(draft.text ?? '');
  const saving = useMutation({
    mutationFn: () => editDraft(api, draft, { subject, text }),
    onSuccess: (saved) => {
      showDraft(queries, saved);
      announce('The draft is saved. It has not been sent yet.');
      onClose();
    },
  });
  return (
    <Dialog title={`Edit the draft to ${readersOf(draft)}`} onClose={onClose}>
      <Form className="grid gap-4" error={saving.error} isBusy={saving.isPending} onSubmit={() => saving.mutate()}>
        <TextField
          name="subject"
          label="Subject"
          required
          maxLength={300}
          value={subject}
          onChange={({ currentTarget }) => setSubject(currentTarget.value)}
        />
        <AreaField
          data-first
          name="text"
          label="Text"
          required
          rows={12}
          maxLength={10_000}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <FormFault />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <button type="submit" className={buttonLook('main')} aria-disabled={saving.isPending}>
            Save the draft
          </button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
