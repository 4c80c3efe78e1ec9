// The organization's own rules: when something happens and conditions hold, do something, through the gate as always.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { removeRule, rulesQuery, switchRule } from '../api/automation.ts';
import { ruleVersions } from '../api/versions.ts';
import type { Rule } from '../api/wire.ts';
import { useAllowed, useNames, useService } from '../app/service.tsx';
import { VersionsDialog } from '../automation/versions.tsx';
import { Button, IconButton } from '../kit/button.tsx';
import { Confirm } from '../kit/confirm.tsx';
import { Switch } from '../kit/field.tsx';
import { Page } from '../kit/layout.tsx';
import type { ListFilter } from '../kit/list-parts.tsx';
import { ScreenList } from '../kit/list.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { Fault, NothingYet, Shown } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';
import { RuleEditor } from '../rules/editor.tsx';
import { ruleTools } from '../rules/tools.ts';
import { conditionWords, eventWords } from '../rules/words.ts';
import { plain } from '../words/words.ts';

export function Screen(): ReactNode {
  const { api } = useService();
  const query = useQuery(rulesQuery(api));
  const mayChange = useAllowed('operations:*');
  const [edited, setEdited] = useState<Rule | 'new' | undefined>(undefined);
  const add = (
    <Button look="main" icon="plus" onClick={() => setEdited('new')}>
      New rule
    </Button>
  );
  return (
    <Page
      title="Rules"
      about="When something happens, do something. Rules go through the same gate as everything else: approvals, log and undo."
      actions={mayChange && query.data?.data.length !== 0 ? add : undefined}
    >
      <Shown query={query} what="the rules">
        {({ data }) => (
          <ScreenList
            what="rules"
            across
            columns={columns}
            filters={filters}
            rows={data}
            id={({ rule_id: id }) => id}
            card={(rule) => <RuleCard rule={rule} onEdit={mayChange ? () => setEdited(rule) : undefined} />}
            empty={
              <NothingYet
                title="No rules yet"
                mayBegin={mayChange}
                action={add}
                otherwise="What Muster does by itself when something happens shows here, once somebody in recruiting has made a rule."
              >
                For example: when a candidate moves to Onsite Interview, tell the hiring manager.
              </NothingYet>
            }
          />
        )}
      </Shown>
      {edited !== undefined && (
        <RuleEditor rule={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </Page>
  );
}

const doesWhat = ({ do: act }: Rule): string => ruleTools[act.tool]?.label ?? plain(act.tool);
const columns: readonly ListColumn<Rule>[] = [
  { name: 'Name', value: ({ name }) => name, cell: ({ name }) => name },
  { name: 'When', value: ({ when }) => eventWords[when.event], cell: ({ when }) => eventWords[when.event] },
  { name: 'Do', value: doesWhat, cell: doesWhat },
  { name: 'State', value: ({ active }) => (active ? 'On' : 'Off'), cell: ({ active }) => (active ? 'On' : 'Off') },
];
const filters: readonly ListFilter<Rule>[] = [
  { name: 'state', label: 'State', of: ({ active }) => (active ? 'On' : 'Off') },
];

function RuleCard({ rule, onEdit }: { rule: Rule; onEdit: (() => void) | undefined }): ReactNode {
  const { words } = useNames();
  const { name, when, do: act, warnings } = rule;
  const given = Object.entries(act.arguments).filter(([, value]) => value !== '{{candidate.id}}');
  return (
    <article className="flex flex-wrap items-start gap-x-6 gap-y-2 rounded-card border border-line bg-surface p-4">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="font-semibold">{name}</h2>
        <dl className="mt-1 grid grid-cols-[max-content_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-sm">
          <dt className="text-muted">When</dt>
          <dd>{[eventWords[when.event], ...when.conditions.map(conditionWords)].join(', and ')}</dd>
          <dt className="text-muted">Do</dt>
          <dd>
            {doesWhat(rule)}
            {given.length > 0 && `: ${given.map(([, value]) => words(value)).join(' · ')}`}
          </dd>
        </dl>
        {warnings.map((warning) => (
          <p key={warning} className="mt-2 rounded-small bg-warn-bg px-3 py-2 text-sm text-warn">
            {warning}
          </p>
        ))}
      </div>
      {onEdit !== undefined && <RuleButtons rule={rule} onEdit={onEdit} />}
    </article>
  );
}

interface RuleButtonsProps {
  readonly rule: Rule;
  readonly onEdit: () => void;
}

function RuleButtons({ rule, onEdit }: RuleButtonsProps): ReactNode {
  const { rule_id: id, name, active } = rule;
  const { api } = useService();
  const { announce } = useTelling();
  const [opened, setOpened] = useState<'removal' | 'versions' | undefined>(undefined);
  const close = (): void => setOpened(undefined);
  const switching = useMutation({ mutationFn: (on: boolean) => switchRule(api, id, on) });
  const removing = useMutation({
    mutationFn: () => removeRule(api, id),
    onSuccess: () => {
      close();
      announce(`Deleted: ${name}`);
    },
  });
  return (
    <div className="flex flex-wrap items-center gap-1">
      <Switch
        label={<span aria-label={`${name} acts`}>{active ? 'On' : 'Off'}</span>}
        checked={active}
        onChange={(on) => switching.mutate(on)}
      />
      <IconButton icon="edit" label={`Edit ${name}`} onClick={onEdit} />
      <Button look="quiet" aria-label={`Versions of ${name}`} onClick={() => setOpened('versions')}>
        Versions
      </Button>
      <IconButton icon="trash" label={`Delete ${name}`} onClick={() => setOpened('removal')} />
      {switching.isError && <Fault error={switching.error} />}
      {opened === 'versions' && <VersionsDialog of={ruleVersions(rule)} onClose={close} />}
      {opened === 'removal' && (
        <Confirm
          title={`Delete “${name}”?`}
          verb="Delete"
          busy={removing.isPending}
          error={removing.error}
          onConfirm={() => removing.mutate()}
          onClose={close}
        >
          It stops at once. Its versions stay, so that it can be restored.
        </Confirm>
      )}
    </div>
  );
}
