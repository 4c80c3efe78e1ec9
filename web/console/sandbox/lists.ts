// What the sample calendar, mailbox and chat tool hold, as lists.
import type { Context } from '../context.ts';
import { element, icon, type IconName } from '../element.ts';
import type { Sandbox, SandboxMail, SandboxMeeting } from '../wire.ts';
import type { Tone } from '../words.ts';

interface Panel {
  readonly id: string;
  readonly title: string;
  readonly icon: IconName;
  readonly none: string;
  readonly items: readonly HTMLElement[];
}

function panel({ id, title, icon: drawing, none, items }: Panel): HTMLElement {
  return element(
    'section',
    { class: 'panel', 'aria-labelledby': id },
    element(
      'h2',
      { id, class: 'panel-head' },
      icon(drawing),
      title,
      ' ',
      element('span', { class: 'count' }, String(items.length)),
    ),
    items.length === 0 ? element('p', { class: 'muted' }, none) : element('ul', { class: 'rows' }, ...items),
  );
}

export function calendarList({ calendar }: Sandbox, context: Context): HTMLElement {
  const meetings = calendar.toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start));
  return panel({
    id: 'calendar-title',
    title: 'Calendar',
    icon: 'calendar',
    none: 'No meetings.',
    items: meetings.map((meeting) => meetingRow(meeting, context)),
  });
}

function meetingRow(meeting: SandboxMeeting, { clock, people }: Context): HTMLElement {
  const { title, start, end, status, user_id: owner, with: others = [] } = meeting;
  const isCancelled = status === 'cancelled';
  const names = [...new Set([owner, ...others])].map((id) => people.name(id)).join(', ');
  return element(
    'li',
    { class: isCancelled ? 'row row-off' : 'row' },
    element('p', { class: 'row-when' }, clock.day(start), element('br'), clock.range(start, end)),
    element(
      'div',
      { class: 'row-body' },
      element('p', { class: 'row-title' }, title),
      element('p', { class: 'small muted' }, names),
      isCancelled ? element('span', { class: 'chip chip-calm' }, 'Cancelled') : undefined,
    ),
  );
}

const mailStates: Readonly<Record<SandboxMail['status'], { label: string; tone: Tone }>> = {
  held: { label: 'Held', tone: 'warn' },
  sent: { label: 'Sent', tone: 'ok' },
  cancelled: { label: 'Cancelled', tone: 'calm' },
};

export function mailboxList({ mailbox }: Sandbox, context: Context): HTMLElement {
  const mails = mailbox.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return panel({
    id: 'mailbox-title',
    title: 'Mailbox',
    icon: 'mail',
    none: 'No mail yet. A message is held for a moment before it leaves, so that it can be taken back.',
    items: mails.map((mail) => mailRow(mail, context)),
  });
}

function mailRow(mail: SandboxMail, { clock }: Context): HTMLElement {
  const { to, subject, body, status, at } = mail;
  const { label, tone } = mailStates[status];
  return element(
    'li',
    { class: status === 'cancelled' ? 'row row-off' : 'row' },
    element(
      'div',
      { class: 'row-body' },
      element(
        'div',
        { class: 'row-head' },
        element('p', { class: 'row-title' }, subject),
        element('span', { class: `chip chip-${tone}` }, label),
      ),
      element('p', { class: 'small muted' }, `To ${to} · ${clock.full(at)}`),
      element(
        'details',
        { id: `mail-${to}-${at}-${subject}`.replaceAll(/[^\w]+/g, '-') },
        element('summary', {}, 'Read', element('span', { class: 'visually-hidden' }, ` ${subject} to ${to}`)),
        element('p', { class: 'letter' }, body),
      ),
    ),
  );
}

export function messageList({ messages = [] }: Sandbox, { clock, people }: Context): HTMLElement {
  return panel({
    id: 'messages-title',
    title: 'Chat messages',
    icon: 'assistant',
    none: 'No messages to colleagues yet.',
    items: messages
      .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
      .map(({ to_user: to, text, at }) =>
        element(
          'li',
          { class: 'row' },
          element(
            'div',
            { class: 'row-body' },
            element('p', {}, text),
            element('p', { class: 'small muted' }, `To ${people.name(to)} · ${clock.full(at)}`),
          ),
        ),
      ),
  });
}
