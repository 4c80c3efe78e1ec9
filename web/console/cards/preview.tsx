// What a press would do: each effect, the letters as they leave, who has to approve, and whether it can be undone.
import type { ReactNode } from 'react';
import type { TaskPreview } from '../api/tasks.ts';
import { useCandidateNames } from '../app/candidate-names.ts';
import { useNames } from '../app/service.tsx';
import { Chip } from '../kit/layout.tsx';
import { capital } from '../kit/list-parts.tsx';
import { PlannedMeetings } from './planned-meetings.tsx';
import { Letters } from './letters.tsx';

const undoWords: Readonly<Record<TaskPreview['undo'], string>> = {
  exact: 'You can undo this.',
  compensating: 'This cannot be unsent; undoing it sends a correction.',
  redo: 'You can undo this.',
  none: 'This cannot be undone.',
};

export function PreviewView({ preview }: { preview: TaskPreview }): ReactNode {
  const { people } = useNames();
  const { summary, waits_because: because, approvers, undo, letters, letters_total, effects } = preview;
  const deciders = capital([...approvers.map((id) => people.name(id)), 'an admin'].join(' or '));
  return (
    <>
      {effects.length > 1 ? (
        <Effects preview={preview} />
      ) : (
        letters_total !== 1 && <PlannedMeetings preview={summary} meetings={preview.meetings} />
      )}
      <Letters shown={{ letters, letters_total }} whole={undefined} />
      {because !== null && (
        <p className="mt-3 text-sm">
          <Chip tone="warn">Needs approval</Chip> {`${because} ${deciders} can approve it.`}
        </p>
      )}
      <p className="mt-3 text-sm text-muted">
        {undo === 'exact' && letters_total > 0 ? 'You can undo this until the letter leaves.' : undoWords[undo]}
      </p>
    </>
  );
}

const mostShown = 8;

/** Problems name a person by the id alone, and begin with it. */
const inNames = (words: string, nameOf: (id: string) => string | undefined): string =>
  words.replace(/^\S+/, (id) => nameOf(id) ?? id);

function Effects({ preview: { effects, effects_total: total, letters } }: { preview: TaskPreview }): ReactNode {
  const nameOf = useCandidateNames();
  const planned = effects.filter(({ outcome }) => outcome === 'planned');
  // Whoever gets a letter stands below with it.
  const written = new Set(letters.map(({ candidate }) => candidate));
  const listed = planned.filter(({ candidate }) => candidate === null || !written.has(candidate));
  const others = effects.filter(({ outcome }) => outcome !== 'planned');
  const hidden = total - effects.length;
  return (
    <div className="grid gap-2 text-sm">
      {(listed.length > 0 || others.length > 0) && (
        <p className="font-medium">{`${String(planned.length + hidden)} of ${String(total)} people`}</p>
      )}
      <ul className="grid gap-1">
        {listed.slice(0, mostShown).map(({ candidate, summary }) => (
          <li key={candidate ?? summary} className="line-clamp-2">
            {summary}
          </li>
        ))}
      </ul>
      {listed.length + hidden > mostShown && (
        <p className="text-muted">{`and ${String(listed.length + hidden - mostShown)} more`}</p>
      )}
      {others.length > 0 && (
        <ul className="grid gap-1 rounded-small bg-warn-bg p-3 text-warn" aria-label="Left out">
          {others.map(({ candidate, summary, problem }) => (
            <li key={candidate ?? summary}>{inNames(problem?.detail ?? summary, nameOf)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
