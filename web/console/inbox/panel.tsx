// What happened for this person, the newest first, of the kinds that they want to hear of.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useNames, useService } from '../app/service.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Icon, type IconName } from '../kit/icon.tsx';
import { Chip } from '../kit/layout.tsx';
import { Empty } from '../kit/states.tsx';
import type { Topic } from '../api/preferences.ts';
import { unseen, type Item } from './items.ts';

const icons: Readonly<Record<Topic, IconName>> = {
  approvals: 'approvals',
  decisions: 'check',
  problems: 'warning',
  candidates: 'move',
  replies: 'mail',
  feedback: 'note',
  syncs: 'refresh',
  messages: 'assistant',
};

interface PanelProps {
  readonly items: readonly Item[];
  /** Until when everything had been seen before it was opened. */
  readonly before: string;
  readonly onClose: () => void;
}

export const InboxPanel = ({ items, before, onClose }: PanelProps): ReactNode => (
  <Dialog title="Notifications" place="side" onClose={onClose}>
    {items.length === 0 ? (
      <Empty title="Nothing new">
        Approvals for you, decisions, replies of candidates, bookings and problems show here.
      </Empty>
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
        className="inline-flex min-h-control items-center font-medium text-accent hover:underline"
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
  const { topic, at, title, by, candidate, detail, action } = item;
  const look = 'line-clamp-3 min-h-6 font-medium break-words text-accent hover:underline';
  return (
    <li className="flex items-start gap-3 p-4">
      <Icon name={icons[topic]} className={`size-5 ${topic === 'problems' ? 'text-warn' : 'text-muted'}`} />
      <div className="min-w-0 flex-1 text-sm">
        {topic === 'approvals' ? (
          <Link to="/approvals" className={look} onClick={onClose}>
            {title}
          </Link>
        ) : candidate !== null ? (
          <Link to="/candidates/$candidate" params={{ candidate }} className={look} onClick={onClose}>
            {title}
          </Link>
        ) : (
          <Link to="/actions" search={{ open: action }} className={look} onClick={onClose}>
            {title}
          </Link>
        )}
        {detail !== null && detail !== '' && <p>{`“${detail}”`}</p>}
        <p className="text-muted">
          {by === null
            ? ''
            : `${topic === 'approvals' ? 'Asked by' : topic === 'messages' ? 'From' : 'By'} ${people.name(by)} · `}
          <time dateTime={at} title={clock.full(at)}>
            {clock.since(at)}
          </time>
        </p>
      </div>
      {isNew && <Chip tone="info">New</Chip>}
    </li>
  );
}
