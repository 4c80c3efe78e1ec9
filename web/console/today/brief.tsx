// The morning brief: most urgent first, one button each that does what is recommended.
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState, type ReactNode } from 'react';
import type { Brief, BriefItem } from '../api/wire.ts';
import { PeekLink } from '../app/peek.tsx';
import { useAllowed, useNames, type ValueNames } from '../app/service.tsx';
import { useTool } from '../cards/use-tool.ts';
import { Button, buttonLook } from '../kit/button.tsx';
import { Chip, type Tone } from '../kit/layout.tsx';
import { Empty, Fault } from '../kit/states.tsx';
import { plain, toolWords } from '../words/words.ts';

const tones: Readonly<Record<BriefItem['priority'], { tone: Tone; label: string }>> = {
  URGENT: { tone: 'bad', label: 'Urgent' },
  TODAY: { tone: 'warn', label: 'Today' },
  ROUTINE: { tone: 'calm', label: 'Routine' },
};
/** As many as one takes in at a glance; the others open on request. */
const firstShown = 8;

export function BriefList({ brief: { items, not_told: untold } }: { brief: Brief }): ReactNode {
  const [all, setAll] = useState(false);
  // Names come a moment later than the brief: they are filled in as the browser finds time.
  const { words } = useDeferredValue(useNames());
  if (items.length === 0)
    return (
      <>
        <Empty title="All caught up">Nothing is urgent, late or at risk. The next brief comes tomorrow.</Empty>
        <NotTold sentences={untold} />
      </>
    );
  const shown = all ? items : items.slice(0, firstShown);
  return (
    <>
      <ol className="grid grid-cols-1 gap-2">
        {shown.map((item) => (
          <li key={`${item.title} ${JSON.stringify(item.recommended_action)}`}>
            <Item {...{ item, words }} />
          </li>
        ))}
      </ol>
      {items.length > shown.length && (
        <Button className="mt-3" onClick={() => setAll(true)}>{`Show all ${String(items.length)}`}</Button>
      )}
      <NotTold sentences={untold} />
    </>
  );
}

/** What a connected system keeps to itself, so that nobody takes its silence for “none”. */
function NotTold({ sentences }: { sentences: readonly string[] }): ReactNode {
  return sentences.map((sentence) => (
    <p key={sentence} className="mt-3 text-sm text-muted">
      {sentence}
    </p>
  ));
}

interface ItemProps {
  readonly item: BriefItem;
  readonly words: ValueNames['words'];
}

function Item({ item, words }: ItemProps): ReactNode {
  const { title, priority, recommended_action: wanted } = item;
  const { tone, label } = tones[priority];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4 py-2.5">
      <div className="flex min-w-0 flex-1 basis-64 flex-col gap-x-3 gap-y-1 sm:flex-row">
        <span className="shrink-0 sm:w-18">
          <Chip tone={tone}>{label}</Chip>
        </span>
        <div className="min-w-0">
          <p className="text-sm font-medium">{title}</p>
          <Context {...{ item, words }} />
        </div>
      </div>
      <DoIt title={title} wanted={wanted} />
    </div>
  );
}

/** The facts behind an item, without those that its title says already. */
function Context({ item: { title, context }, words }: ItemProps): ReactNode {
  const facts = Object.entries(context)
    .filter(
      ([name, value]) => value !== null && !/(^|_)id$|^(candidate|job|approval|action|kind|role|digest)$/.test(name),
    )
    .map(([name, value]) => ({ name, value: words(value) }))
    .filter(({ value }) => value !== 'none' && !title.includes(value))
    .map(({ name, value }) => said[name]?.(value) ?? `${plain(name)}: ${value}`);
  return facts.length === 0 ? null : <p className="text-sm text-muted">{facts.join(' · ')}</p>;
}

const days = (count: string): string => `${count} ${count === '1' ? 'day' : 'days'}`;
/** How a fact is put by whoever tells a colleague. */
const said: Readonly<Record<string, (value: string) => string>> = {
  days_since_contact: (count) => (count === '0' ? 'Contacted today' : `No contact for ${days(count)}`),
  days_overdue: (count) => (count === '0' ? 'Due today' : `${days(count)} overdue`),
  because: (reason) => reason.replace(/\.$/, ''),
  asked_at: (at) => `Asked ${at}`,
  expires_at: (at) => `Expires ${at}`,
};

interface DoItProps {
  readonly title: string;
  readonly wanted: BriefItem['recommended_action'];
}

function DoIt({ title, wanted }: DoItProps): ReactNode {
  const doing = useTool();
  const mayAct = useAllowed('operations:*');
  const { tool, arguments: given } = wanted;
  // A decision is made where all of it can be seen.
  if (tool === 'list_approvals')
    return (
      <Link to="/approvals" className={buttonLook('main')} aria-label={`Review: ${title}`}>
        Review
      </Link>
    );
  const candidate = given['candidate'];
  if (tool === 'show_candidate' && typeof candidate === 'string')
    return (
      <PeekLink candidate={candidate} className={buttonLook('plain')} aria-label={`Open: ${title}`}>
        Open
      </PeekLink>
    );
  const { title: named, icon } = toolWords(tool);
  if (!mayAct) return null;
  // One press does it: the button says all of it.
  const does = tool === 'move_stage' && typeof given['stage'] === 'string' ? `Move to ${given['stage']}` : named;
  return (
    <>
      <Button
        icon={icon}
        aria-label={`${does}: ${title}`}
        busy={doing.isPending}
        onClick={() => doing.mutate({ tool, arguments: given })}
      >
        {does}
      </Button>
      {doing.isError && (
        <div className="basis-full">
          <Fault error={doing.error} />
        </div>
      )}
    </>
  );
}
