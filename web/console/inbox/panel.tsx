// What happened for this person, the newest first, of the kinds that they want to hear of.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useNames, useService } from '../app/service.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Icon, type IconName } from '../kit/icon.tsx';
import { Chip } from '../kit/layout.tsx';
import { Empty } from '../kit/states.tsx';
import { unseen, type Item, type Kind } from './items.ts';

const icons: Readonly<Record<Kind, IconName>> = { approval: 'approvals', decision: 'check', problem: 'warning' };

interface PanelProps {
  readonly items: readonly Item[];
  /** Until when everything had been seen before it was opened. */
  readonly before: string;
  readonly onClose: () => void;
}

export const InboxPanel = ({ items, before, onClose }: PanelProps): ReactNode => (
  <Dialog title="Notifications" place="side" onClose={onClose}>
    {items.length === 0 ? (
      <Empty title="Nothing new">Approvals for you, decisions on your requests and problems show here.</Empty>
    ) : (
      <ol className="divide-y divide-line rounded-card border border-line">
        {items.map((item) => (
          <ItemRow key={item.id} item={item} isNew={unseen([item], before) > 0} onClose={onClose} />
        ))}
      </ol>
    )}
    <p className="mt-6 text-sm">
      <Link
        to="/settings"
        search={{ view: 'notifications' }}
        className="inline-flex min-h-11 items-center font-medium text-accent hover:underline"
        onClick={onClose}
      >
        Choose what reaches you, and where
      </Link>
    </p>
  </Dialog>
);

function ItemRow({ item, isNew, onClose }: { item: Item; isNew: boolean; onClose: () => void }): ReactNode {
  const { clock } = useService();
  const { people } = useNames();
  const { kind, at, title, by, detail, action } = item;
  const look = 'line-clamp-3 min-h-6 font-medium break-words text-accent hover:underline';
  return (
    <li className="flex items-start gap-3 p-4">
      <Icon name={icons[kind]} className={`size-5 ${kind === 'problem' ? 'text-warn' : 'text-muted'}`} />
      <div className="min-w-0 flex-1 text-sm">
        {kind === 'approval' ? (
          <Link to="/approvals" className={look} onClick={onClose}>
            {title}
          </Link>
        ) : (
          <Link to="/actions" search={{ open: action }} className={look} onClick={onClose}>
            {title}
          </Link>
        )}
        {detail !== null && detail !== '' && <p>{`“${detail}”`}</p>}
        <p className="text-muted">
          {by === null ? '' : `${kind === 'approval' ? 'Asked by' : 'By'} ${people.name(by)} · `}
          <time dateTime={at} title={clock.zoned(at)}>
            {clock.since(at)}
          </time>
        </p>
      </div>
      {isNew && <Chip tone="info">New</Chip>}
    </li>
  );
}
