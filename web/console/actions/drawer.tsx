// One action in full: what it was told, what it changed, who asked and who decided, and the way back.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { actionQuery } from '../api/actions.ts';
import type { Action, OpenedAction } from '../api/wire.ts';
import { useNames, useService } from '../app/service.tsx';
import { Changes, Trouble } from '../cards/action-card.tsx';
import { UndoButton } from '../cards/undo.tsx';
import { RecordLink } from '../decision/link.tsx';
import { buttonLook } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Chip, Facts } from '../kit/layout.tsx';
import { Shown } from '../kit/states.tsx';
import { PartsList } from './parts.tsx';
import { plain, statusWords, toolWords } from '../words/words.ts';

interface ActionDrawerProps {
  readonly id: string;
  readonly known: Action | undefined;
  readonly onClose: () => void;
}

export function ActionDrawer({ id, known, onClose }: ActionDrawerProps): ReactNode {
  const { api } = useService();
  const query = useQuery({ ...actionQuery(api, id), ...(known === undefined ? {} : { placeholderData: known }) });
  const tool = (known ?? query.data)?.tool;
  return (
    <Dialog title={tool === undefined ? 'Action' : toolWords(tool).title} place="side" onClose={onClose}>
      <Shown query={query} what="the action">
        {(action) => <Detail action={action} />}
      </Shown>
    </Dialog>
  );
}

const wayBackWords: Readonly<Record<Action['undo']['how'], string>> = {
  exact: 'restores the state before',
  compensating: 'sends a correction; the original stays',
  redo: 'does it again',
  none: 'none',
};
const viaWords: Readonly<Record<Action['via'], string>> = {
  api: 'the API',
  mcp: 'another assistant (MCP)',
  conversation: 'a conversation',
  automation: 'a rule, a sequence or the status sync',
  candidate: 'the candidate’s booking link',
};

const decisionWords = {
  pending: 'Waits for',
  approved: 'Approved by',
  rejected: 'Declined by',
  expired: 'Expired',
  superseded: 'Replaced by',
} as const satisfies Record<NonNullable<OpenedAction['approval']>['status'], string>;

interface Naming {
  readonly person: (id: string) => string;
  readonly moment: (at: string) => string;
}

/** Who decided about it, and why somebody had to. */
function decisionRows({ approval }: OpenedAction, { person, moment }: Naming): (readonly [string, string])[] {
  if (approval === undefined) return [];
  if (approval === null) return [['Approval', 'not needed']];
  const { status, decided_by: by, decided_at: at, because, reason } = approval;
  const decided = by === null ? 'nobody yet' : person(by);
  return [
    [decisionWords[status], at === null ? decided : `${decided}, ${moment(at)}`],
    ['Needed approval', because],
    ...(reason === null ? [] : [['Reason given', reason] as const]),
  ];
}

function Detail({ action }: { action: OpenedAction }): ReactNode {
  const { clock } = useService();
  const { people, words } = useNames();
  const { label, tone } = statusWords(action);
  const { executed_at: executed, undo } = action;
  return (
    <div className="grid gap-5">
      <div>
        <Chip tone={tone}>{label}</Chip>
        <p className="mt-2">{action.summary}</p>
        <Changes entry={action} />
        <Trouble entry={action} />
      </div>
      <section aria-label="Who and when">
        <Facts
          rows={[
            ['Asked by', people.name(action.requested_by)],
            ['Through', viaWords[action.via]],
            ['Asked', clock.full(action.at)],
            ...decisionRows(action, { person: (id) => people.name(id), moment: clock.full }),
            ['Done', executed === null ? 'not yet' : clock.full(executed)],
            ['ATS', action.ats_updated ? 'confirmed the change' : 'no change confirmed'],
            ['Undo', wayBackWords[undo.how]],
            ...(undo.until === null ? [] : [['Until', clock.full(undo.until)] as const]),
            ...(undo.note === undefined ? [] : [['What stays', undo.note] as const]),
            ...(action.undone_by === null ? [] : [['Undone by', people.name(action.undone_by)] as const]),
          ]}
        />
      </section>
      <section>
        <h3 className="mb-2 font-semibold">Input</h3>
        <Facts rows={Object.entries(action.arguments).map(([name, value]) => [plain(name), words(value)])} />
      </section>
      {(action.members?.length ?? 0) + (action.effects?.length ?? 0) > 0 && (
        <section>
          <h3 className="mb-2 font-semibold">What belongs to it</h3>
          <PartsList action={action} />
        </section>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <UndoButton entry={action} />
        <RecordLink action={action} className={buttonLook()} />
      </div>
      <p className="text-xs break-all text-muted">{`Action ${action.action_id}, task ${action.task_id}`}</p>
    </div>
  );
}
