// What the sample calendar, mailbox and chat tool hold, as lists.
import { useId, type ReactNode } from 'react';
import type { Sandbox } from '../api/wire.ts';
import { useNames, useService } from '../app/service.tsx';
import { Icon, type IconName } from '../kit/icon.tsx';
import { Chip, Hidden, type Tone } from '../kit/layout.tsx';

interface PanelProps {
  readonly title: string;
  readonly icon: IconName;
  readonly none: string;
  readonly items: readonly ReactNode[];
}

function Panel({ title, icon, none, items }: PanelProps): ReactNode {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="rounded-card border border-line bg-surface p-4">
      <h2 id={heading} className="mb-2 flex items-center gap-2 font-semibold">
        <Icon name={icon} />
        {title} <span className="rounded-full bg-soft px-2 text-xs leading-5 text-muted">{items.length}</span>
      </h2>
      {items.length === 0 ? (
        <p className="text-sm text-muted">{none}</p>
      ) : (
        <ul className="divide-y divide-line">{items}</ul>
      )}
    </section>
  );
}

export function CalendarList({ sandbox: { calendar } }: { sandbox: Sandbox }): ReactNode {
  const { clock } = useService();
  const { people } = useNames();
  const meetings = calendar.toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start));
  return (
    <Panel
      title="Calendar"
      icon="calendar"
      none="No meetings."
      items={meetings.map(({ id, title, start, end, status, user_id: owner, with: others }) => (
        <li key={id} className="flex gap-3 py-3 text-sm">
          <p className="w-32 shrink-0 text-muted">
            {clock.day(start)}
            <br />
            {clock.range(start, end)}
          </p>
          <div className="min-w-0 flex-1">
            <p className={`font-medium ${status === 'cancelled' ? 'text-muted line-through' : ''}`}>{title}</p>
            <p className="text-muted">
              {[...new Set([owner, ...others])].map((person) => people.name(person)).join(', ')}
            </p>
            {status === 'cancelled' && <Chip>Cancelled</Chip>}
          </div>
        </li>
      ))}
    />
  );
}

type MailStatus = Sandbox['mailbox'][number]['status'];

const mailStates: Readonly<Record<MailStatus, { label: string; tone: Tone }>> = {
  held: { label: 'Held', tone: 'warn' },
  sent: { label: 'Sent', tone: 'ok' },
  cancelled: { label: 'Cancelled', tone: 'calm' },
};

export function MailboxList({ sandbox: { mailbox } }: { sandbox: Sandbox }): ReactNode {
  const { clock } = useService();
  const mails = mailbox.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return (
    <Panel
      title="Mailbox"
      icon="mail"
      none="No mail yet. A message is held for a moment before it leaves, so that it can be taken back."
      items={mails.map(({ to, subject, body, status, at }) => (
        <li key={`${to} ${at} ${subject}`} className="py-3 text-sm">
          <div className="flex items-start justify-between gap-2">
            <p className="font-medium">{subject}</p>
            <Chip tone={mailStates[status].tone}>{mailStates[status].label}</Chip>
          </div>
          <p className="text-muted">{`To ${to} · ${clock.full(at)}`}</p>
          <details>
            <summary className="flex min-h-control items-center font-medium text-accent">
              Read<Hidden>{` ${subject} to ${to}`}</Hidden>
            </summary>
            <p className="rounded-small bg-soft p-3 whitespace-pre-wrap">{body}</p>
          </details>
        </li>
      ))}
    />
  );
}

export function MessageList({ sandbox: { messages } }: { sandbox: Sandbox }): ReactNode {
  const { clock } = useService();
  const { people } = useNames();
  const newest = messages.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return (
    <Panel
      title="Chat messages"
      icon="assistant"
      none="No messages to colleagues yet."
      items={newest.map(({ to_user: to, text, at }) => (
        <li key={`${to} ${at} ${text}`} className="py-3 text-sm">
          <p>{text}</p>
          <p className="text-muted">{`To ${people.name(to)} · ${clock.full(at)}`}</p>
        </li>
      ))}
    />
  );
}
