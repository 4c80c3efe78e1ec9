// Which accounts a flow from a template goes between, where a system has several; where one fits, it is the one that is meant.
import { useState, type ReactNode } from 'react';
import type { FlowDocument, FlowEnd, FlowTemplate } from '../api/flows.ts';
import type { Connection } from '../api/integrations.ts';
import { Button, buttonLook } from '../kit/button.tsx';
import { SelectField } from '../kit/field.tsx';

/** The account of each system that has one; the first of several unless another is chosen. */
export type Chosen = Readonly<Record<string, string>>;

const endsOf = ({ source, steps }: FlowDocument): readonly FlowEnd[] => [
  source,
  ...steps.flatMap((step) => (step.kind === 'write' ? [step.to] : [])),
];

/** Systems of the document with more than one account to choose from. */
export function undecided({ document }: FlowTemplate, connections: readonly Connection[]): readonly string[] {
  const open = endsOf(document).flatMap(({ system, connection }) =>
    system !== null && connection === null ? [system] : [],
  );
  return [...new Set(open)].filter((system) => connections.filter((each) => each.system === system).length > 1);
}

export function withAccounts(
  document: FlowDocument,
  connections: readonly Connection[],
  chosen: Chosen = {},
): FlowDocument {
  const filled = <End extends FlowEnd>(end: End): End => {
    const fitting = connections.filter(({ system }) => system === end.system);
    const taken = fitting.find(({ connection_id: id }) => id === chosen[end.system ?? '']) ?? fitting[0];
    if (end.connection !== null || taken === undefined) return end;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an id that the list of connections gave
    return { ...end, connection: taken.connection_id as FlowEnd['connection'] };
  };
  return {
    ...document,
    source: filled(document.source),
    steps: document.steps.map((step) => (step.kind === 'write' ? { ...step, to: filled(step.to) } : step)),
  };
}

interface AccountsProps {
  readonly template: FlowTemplate;
  readonly systems: readonly string[];
  readonly connections: readonly Connection[];
  readonly isBusy: boolean;
  readonly onBegin: (chosen: Chosen) => void;
  readonly onBack: () => void;
}

export function TemplateAccounts({
  template,
  systems,
  connections,
  isBusy,
  onBegin,
  onBack,
}: AccountsProps): ReactNode {
  const [chosen, setChosen] = useState<Chosen>({});
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onBegin(chosen);
      }}
    >
      <p className="text-sm text-muted">{`${template.title}: more than one account fits. It can be changed in the flow.`}</p>
      {systems.map((system, place) => (
        <SelectField
          key={system}
          label={`Account at ${system}`}
          options={connections
            .filter((each) => each.system === system)
            .map(({ connection_id: value, name }) => ({ value, label: name }))}
          value={chosen[system]}
          onChange={({ currentTarget: { value } }) => setChosen({ ...chosen, [system]: value })}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed is gone
          autoFocus={place === 0}
        />
      ))}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onBack}>Back</Button>
        <button type="submit" className={buttonLook('main')} aria-disabled={isBusy}>
          Begin
        </button>
      </div>
    </form>
  );
}
