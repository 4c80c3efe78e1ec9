// Follow-up sequences: what starts them, their steps, and what they would send to somebody, and when.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { sequencesQuery, switchSequence, templatesQuery } from '../api/automation.ts';
import type { Sequence } from '../api/wire.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { SequenceEditor } from '../automation/sequence-editor.tsx';
import { sequenceVersions } from '../api/versions.ts';
import { SequencePreviewDialog } from '../automation/sequence-preview.tsx';
import { VersionsDialog } from '../automation/versions.tsx';
import { Button } from '../kit/button.tsx';
import { Switch } from '../kit/field.tsx';
import { Chip, Page } from '../kit/layout.tsx';
import type { ListFilter } from '../kit/list-parts.tsx';
import { ScreenList } from '../kit/list.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { Fault, NothingYet, Shown } from '../kit/states.tsx';
import { whenWords } from '../automation/step-words.ts';
import { eventWords } from '../rules/words.ts';
import { plain } from '../words/words.ts';

type Step = Sequence['steps'][number];
type Open = { readonly kind: 'edit' | 'preview' | 'versions'; readonly sequence: Sequence | undefined };

export function Screen(): ReactNode {
  const { api } = useService();
  const query = useQuery(sequencesQuery(api));
  const mayChange = useAllowed('operations:*');
  const [open, setOpen] = useState<Open | undefined>(undefined);
  const close = (): void => setOpen(undefined);
  const add = (
    <Button look="main" icon="plus" onClick={() => setOpen({ kind: 'edit', sequence: undefined })}>
      New sequence
    </Button>
  );
  return (
    <Page
      title="Sequences"
      about="Follow-up messages, and reminders around interviews. A sequence stops when the candidate answers."
      actions={mayChange && query.data?.data.length !== 0 ? add : undefined}
    >
      <Shown query={query} what="the sequences">
        {({ data }) => (
          <ScreenList
            what="sequences"
            across
            columns={columns}
            filters={filters}
            rows={data}
            id={({ sequence_id: id }) => id}
            card={(sequence) => (
              <SequenceCard
                sequence={sequence}
                mayChange={mayChange}
                onEdit={() => setOpen({ kind: 'edit', sequence })}
                onPreview={() => setOpen({ kind: 'preview', sequence })}
                onVersions={() => setOpen({ kind: 'versions', sequence })}
              />
            )}
            empty={
              <NothingYet
                title="No sequences yet"
                mayBegin={mayChange}
                action={add}
                otherwise="Messages that follow each other show here, once somebody in recruiting has written a sequence."
              >
                For example: a first message after an application, and another when nobody has answered in three days.
              </NothingYet>
            }
          />
        )}
      </Shown>
      {open?.kind === 'edit' && <SequenceEditor sequence={open.sequence} onClose={close} />}
      {open?.kind === 'preview' && open.sequence !== undefined && (
        <SequencePreviewDialog sequence={open.sequence} onClose={close} />
      )}
      {open?.kind === 'versions' && open.sequence !== undefined && (
        <VersionsDialog of={sequenceVersions(open.sequence)} about={whatAChangeDoes} onClose={close} />
      )}
    </Page>
  );
}

const startsWhen = ({ trigger }: Sequence): string =>
  trigger === null ? 'Started by hand' : `Starts when: ${eventWords[trigger].toLowerCase()}`;
const stepWords = ({ steps }: Sequence): string =>
  steps.map((step) => `${whenWords(step)}: ${plain(step.template)}`).join('; ');
const onOrOff = ({ active }: Sequence): string => (active ? 'On' : 'Off');
const columns: readonly ListColumn<Sequence>[] = [
  { name: 'Name', value: ({ name }) => name, cell: ({ name }) => name },
  { name: 'Start', value: startsWhen, cell: startsWhen },
  { name: 'Steps', value: stepWords, cell: stepWords },
  { name: 'State', value: onOrOff, cell: onOrOff },
];
const filters: readonly ListFilter<Sequence>[] = [{ name: 'state', label: 'State', of: onOrOff }];

interface SequenceCardProps {
  readonly sequence: Sequence;
  readonly mayChange: boolean;
  readonly onEdit: () => void;
  readonly onPreview: () => void;
  readonly onVersions: () => void;
}

const whatAChangeDoes =
  'Whoever is in the sequence already goes through to its end on the version they began with; a change counts for whoever begins after it.';

function SequenceCard({ sequence, mayChange, onEdit, onPreview, onVersions }: SequenceCardProps): ReactNode {
  const { api } = useService();
  const { sequence_id: id, name, steps, version, active } = sequence;
  const languages = useLanguages(steps);
  const switching = useMutation({
    mutationFn: (on: boolean) => switchSequence(api, id, on),
  });
  return (
    <article className="flex flex-wrap items-start gap-x-6 gap-y-2 rounded-card border border-line bg-surface p-4">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="min-w-0">{name}</span>
          {version === 0 && <Chip>Built in</Chip>}
        </h2>
        <p className="text-sm text-muted">{[startsWhen(sequence), ...languages].join(' · ')}</p>
        <ol className="mt-2 grid gap-1 text-sm">
          {steps.map((step, index) => (
            <li key={`${step.template} ${whenWords(step)} ${step.channel}`} className="flex gap-2">
              <span className="text-muted">{`${String(index + 1)}.`}</span>
              <span>{`${whenWords(step)}: ${plain(step.template)}${channelWords[step.channel]}`}</span>
            </li>
          ))}
        </ol>
        {switching.isError && <Fault error={switching.error} />}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {mayChange && (
          <Switch
            label={<span aria-label={`${name} runs`}>{active ? 'On' : 'Off'}</span>}
            checked={active}
            onChange={(on) => switching.mutate(on)}
          />
        )}
        <Button aria-label={`Preview ${name}`} onClick={onPreview}>
          Preview
        </Button>
        <Button aria-label={`Versions of ${name}`} onClick={onVersions}>
          Versions
        </Button>
        {mayChange && (
          <Button icon="edit" aria-label={`Edit ${name}`} onClick={onEdit}>
            Edit
          </Button>
        )}
      </div>
    </article>
  );
}

const languageNames = { en: 'English', es: 'Spanish' } as const;

/** Of the letters that it sends to candidates: nothing while that is not known. */
function useLanguages(steps: readonly Step[]): readonly string[] {
  const { api } = useService();
  const templates = useQuery(templatesQuery(api)).data?.data ?? [];
  const sent = new Set(steps.filter(({ channel }) => channel !== 'chat').map(({ template }) => String(template)));
  const spoken = new Set(templates.filter(({ template_id: id }) => sent.has(id)).map(({ language }) => language));
  return spoken.size === 0 ? [] : [[...spoken].map((language) => languageNames[language]).join(' and ')];
}

const channelWords: Readonly<Record<Step['channel'], string>> = {
  email: '',
  text: ' by text message',
  chat: ' in chat to the hiring manager',
};
