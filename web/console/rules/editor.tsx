// The form of one rule: when, if, do; and what it would have done in the past days, before it is saved.
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { rehearseRule, saveRule, type RuleDraft } from '../api/automation.ts';
import type { Rule } from '../api/wire.ts';
import { useService } from '../app/service.tsx';
import { Button, buttonLook } from '../kit/button.tsx';
import { Dialog, DialogActions } from '../kit/dialog.tsx';
import { SelectField, TextField } from '../kit/field.tsx';
import { Form, FormFault } from '../kit/form.tsx';
import { Fault } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';
import { ArgumentFields } from './arguments.tsx';
import { ConditionFields } from './conditions.tsx';
import { Rehearsal } from './rehearsal.tsx';
import { ruleTools } from './tools.ts';
import { eventWords, isEvent, optionsOf } from './words.ts';

const empty: RuleDraft = {
  name: '',
  when: { event: 'candidate.moved', conditions: [] },
  do: { tool: 'notify_user', arguments: {} },
};

const days = 14;

export function RuleEditor({ rule, onClose }: { rule: Rule | undefined; onClose: () => void }): ReactNode {
  const [draft, setDraft] = useState<RuleDraft>(
    rule === undefined ? empty : { name: rule.name, when: rule.when, do: rule.do },
  );
  const saving = useSaving(rule, onClose);
  const { when, do: act } = draft;
  return (
    <Dialog title={rule === undefined ? 'New rule' : 'Edit the rule'} place="side" onClose={onClose}>
      <Form className="grid gap-5" error={saving.error} isBusy={saving.isPending} onSubmit={() => saving.mutate(draft)}>
        <TextField
          data-first
          required
          name="name"
          label="Name"
          maxLength={200}
          value={draft.name}
          onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
        />
        <SelectField
          name="when.event"
          label="When"
          options={optionsOf(eventWords)}
          value={when.event}
          onChange={({ currentTarget: { value } }) =>
            isEvent(value) && setDraft({ ...draft, when: { ...when, event: value } })
          }
        />
        <ConditionFields
          name="when.conditions"
          conditions={when.conditions}
          onChange={(conditions) => setDraft({ ...draft, when: { ...when, conditions } })}
        />
        <SelectField
          name="do.tool"
          label="Do"
          options={toolOptions(act.tool)}
          value={act.tool}
          onChange={({ currentTarget: { value: tool } }) =>
            setDraft({ ...draft, do: { tool, arguments: { ...ruleTools[tool]?.fixed } } })
          }
        />
        <ArgumentFields act={act} onChange={(next) => setDraft({ ...draft, do: { ...act, arguments: next } })} />
        <DryRun draft={draft} />
        <FormFault />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <button type="submit" className={buttonLook('main')} aria-disabled={saving.isPending}>
            Save
          </button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** What the rule would have done, without doing it. */
function DryRun({ draft }: { draft: RuleDraft }): ReactNode {
  const { api } = useService();
  const trying = useMutation({ mutationFn: () => rehearseRule(api, draft, days) });
  return (
    <div className="grid gap-3">
      <Button className="justify-self-start" busy={trying.isPending} onClick={() => trying.mutate()}>
        {`Try on the last ${String(days)} days`}
      </Button>
      <div aria-live="polite" className="grid gap-3">
        {trying.isError && <Fault error={trying.error} />}
        {trying.data !== undefined && <Rehearsal rehearsal={trying.data} days={days} />}
      </div>
    </div>
  );
}

function useSaving(rule: Rule | undefined, onClose: () => void) {
  const { api } = useService();
  const { announce } = useTelling();
  return useMutation({
    mutationFn: (draft: RuleDraft) => saveRule(api, rule?.rule_id, { ...draft, active: rule?.active ?? true }),
    onSuccess: ({ name, warnings }) => {
      announce([`Saved: ${name}.`, ...warnings].join(' '));
      onClose();
    },
  });
}

/** The common tools, and the rule's own where it is another. */
function toolOptions(own: string) {
  const common = Object.entries(ruleTools).map(([value, { label }]) => ({ value, label }));
  return ruleTools[own] === undefined ? [...common, { value: own, label: own }] : common;
}
