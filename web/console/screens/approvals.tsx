// Everything that waits for a decision. Cards keep their place and focus while the list is refreshed around them.
import { useQuery } from '@tanstack/react-query';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { approvalsQuery } from '../api/approvals.ts';
import { everything } from '../api/pages.ts';
import type { Approval } from '../api/wire.ts';
import { useAllowed, useNames, useService } from '../app/service.tsx';
import { BulkBar } from '../approvals/bulk.tsx';
import { Drafts } from '../approvals/drafts.tsx';
import { EditDialog } from '../approvals/edit.tsx';
import { ApprovalCard, type Settled } from '../cards/approval-card.tsx';
import { Button } from '../kit/button.tsx';
import { Page } from '../kit/layout.tsx';
import type { ListFilter } from '../kit/list-parts.tsx';
import { inOneLook, ScreenList } from '../kit/list.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { Empty, Shown } from '../kit/states.tsx';
import { toolWords } from '../words/words.ts';

export function Screen(): ReactNode {
  const { api } = useService();
  const query = useQuery(approvalsQuery(api));
  const [settled, setSettled] = useState<readonly Decided[]>([]);
  return (
    <Page title="Approvals" about="Nothing on this page takes effect until somebody approves or sends it." width="text">
      <Shown query={query} what="approvals">
        {({ data }) => {
          const known = inPlace(data, settled);
          const props = {
            endOf: (id: string) => settled.find(({ approval }) => approval.approval_id === id)?.how,
            onSettled: (approval: Approval, how: Settled) => setSettled((all) => [...all, { approval, how }]),
          };
          return (
            <>
              <h2 className="sr-only">Waiting for you</h2>
              <Cards {...props} waiting={data.filter(isMine)} approvals={known.filter(isMine)} />
              <Others {...props} approvals={known.filter((approval) => !isMine(approval))} />
            </>
          );
        }}
      </Shown>
      <Drafts />
    </Page>
  );
}

const isMine = ({ yours }: Approval): boolean => yours !== false;

/** Folded, because somebody else decides: there are buttons only for what this person may do all the same. */
function Others({ approvals, endOf, onSettled }: Omit<CardsProps, 'waiting'>): ReactNode {
  if (approvals.length === 0) return null;
  return (
    <details className="mt-8">
      <summary className="flex min-h-control items-center font-semibold">
        {`Waiting for others (${String(approvals.length)})`}
      </summary>
      <div className="mt-3 grid grid-cols-1 gap-4">
        {approvals.map((approval) => (
          <ApprovalCard
            key={approval.approval_id}
            approval={approval}
            ended={endOf(approval.approval_id)}
            onSettled={onSettled}
          />
        ))}
      </div>
    </details>
  );
}

/** Drawn as cards: the names are what they are sorted by, and the heads of the exported file. */
const columns: readonly ListColumn<Approval>[] = [
  ['Approval', ({ approval_id: id }: Approval) => id] as const,
  ['Action', ({ action_id: id }: Approval) => id] as const,
  ['Asked', ({ created_at: at }: Approval) => at] as const,
  ['Expires', ({ expires_at: at }: Approval) => at] as const,
  ['Tool', ({ tool }: Approval) => tool] as const,
  ['What', ({ preview }: Approval) => preview] as const,
  ['Because', ({ because }: Approval) => because] as const,
  ['Asked by', ({ requested_by: by }: Approval) => by] as const,
].map(([name, value]) => ({ name, value, cell: value }));

const filtersOf = (person: (id: string) => string): readonly ListFilter<Approval>[] => [
  { name: 'tool', label: 'Action', of: ({ tool }) => tool, words: (tool) => toolWords(tool).title },
  { name: 'by', label: 'Asked by', of: ({ requested_by: by }) => by, words: person },
];

interface Decided {
  readonly approval: Approval;
  readonly how: Settled;
}

/** What was decided on this visit stays where it stood, to tell how it ended. Newest first, as the service lists them. */
function inPlace(waiting: readonly Approval[], settled: readonly Decided[]): readonly Approval[] {
  const decided = settled.map(({ approval }) => approval);
  const kept = decided.filter(({ approval_id: id }) => waiting.every((each) => each.approval_id !== id));
  return [...waiting, ...kept].toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at));
}

interface CardsProps {
  readonly waiting: readonly Approval[];
  readonly approvals: readonly Approval[];
  readonly endOf: (id: string) => Settled | undefined;
  readonly onSettled: (approval: Approval, how: Settled) => void;
}

function Cards({ waiting, approvals, endOf, onSettled }: CardsProps): ReactNode {
  const { api } = useService();
  const { people } = useNames();
  const mayDecide = useAllowed('operations:*');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [edited, setEdited] = useState<Approval | undefined>(undefined);
  if (approvals.length === 0)
    return (
      <Empty title="Nothing is waiting for you">
        Offers, rejections and mail to many people wait here for a decision.
      </Empty>
    );
  const pick = (id: string, on: boolean): void =>
    setSelected((before) => new Set(on ? [...before, id] : [...before].filter((each) => each !== id)));
  const isShort = approvals.length <= inOneLook;
  const open = new Set(waiting.map(({ approval_id: id }) => id));
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Tab goes through the cards, too
    <div onKeyDown={goThroughCards}>
      <p className="mb-3 text-sm text-muted max-lg:hidden">
        Keys: J and K go to the next and the previous card, A approves, D declines.
      </p>
      <ScreenList
        what="approvals"
        across
        isShort={isShort}
        columns={columns}
        filters={isShort ? [] : filtersOf((id) => people.name(id))}
        rows={approvals}
        id={({ approval_id: id }) => id}
        readAll={(reading) => everything<Approval>(api, { path: '/api/v1/approvals' }, reading)}
        above={(found) =>
          mayDecide && (
            <Several waiting={found.filter(({ approval_id: id }) => open.has(id))} {...{ selected, setSelected }} />
          )
        }
        card={(approval) => (
          <ApprovalCard
            approval={approval}
            ended={endOf(approval.approval_id)}
            onSettled={onSettled}
            {...(mayDecide && waiting.length > 1
              ? { select: <Pick approval={approval} checked={selected.has(approval.approval_id)} onPick={pick} /> }
              : {})}
            more={
              <Button icon="edit" onClick={() => setEdited(approval)}>
                Edit…
              </Button>
            }
          />
        )}
      />
      {edited !== undefined && <EditDialog approval={edited} onClose={() => setEdited(undefined)} />}
    </div>
  );
}

/** From a card, or from anything in one that takes no text. */
function goThroughCards(event: KeyboardEvent<HTMLElement>): void {
  const step = { j: 1, k: -1 }[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  if (
    event.target instanceof HTMLElement &&
    event.target.closest('input:not([type=checkbox]), textarea, dialog') !== null
  )
    return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-approval]')];
  const at = all.findIndex((card) => card.contains(document.activeElement));
  const next = all[Math.min(all.length - 1, Math.max(0, at + step))];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

interface SeveralProps {
  readonly waiting: readonly Approval[];
  readonly selected: ReadonlySet<string>;
  readonly setSelected: (selected: ReadonlySet<string>) => void;
}

/** Decides on those that are found and selected: nobody approves what a filter hides. */
const Several = ({ waiting, selected, setSelected }: SeveralProps): ReactNode =>
  waiting.length > 1 && (
    <BulkBar
      waiting={waiting}
      selected={waiting.filter(({ approval_id: id }) => selected.has(id))}
      onSelect={(all) => setSelected(new Set(all ? waiting.map(({ approval_id: id }) => id) : []))}
    />
  );

interface PickProps {
  readonly approval: Approval;
  readonly checked: boolean;
  readonly onPick: (id: string, on: boolean) => void;
}

const Pick = ({ approval: { approval_id: id, preview }, checked, onPick }: PickProps): ReactNode => (
  <label className="-m-1 grid size-control shrink-0 place-items-center">
    <input
      type="checkbox"
      className="size-5 accent-accent"
      aria-label={`Select: ${preview}`}
      checked={checked}
      onChange={(event) => onPick(id, event.currentTarget.checked)}
    />
  </label>
);
