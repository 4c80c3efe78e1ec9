// The morning brief in a chat: what is most pressing first, each with the one click that does it.
import { type Brief, decidedIn } from '../../core/brief.ts';
import type { Button, Card, Part } from '../card.ts';

const mostItems = 8;

const marks = { URGENT: '🔴', TODAY: '🟠', ROUTINE: '⚪' } as const;

/** What the click does, in words; approvals have cards of their own, with all their choices. */
const labels: Readonly<Record<string, string>> = {
  send_followup: 'Send a follow-up',
  send_offer: 'Propose the offer',
  move_stage: 'Move on',
  show_candidate: 'Show',
  find_free_slots: 'Show free times',
  invite_to_book: 'Offer these times',
  approve: 'Approve',
  list_approvals: 'Show what waits',
};

export const labelOf = (tool: string): string =>
  labels[tool] ?? `${tool.charAt(0).toUpperCase()}${tool.slice(1).replaceAll('_', ' ')}`;

type Item = Brief['items'][number];

export type ShownBrief = Pick<Brief, 'items' | 'at_risk'> & Partial<Pick<Brief, 'not_told'>>;

/** `once` names the brief's reader and day: what its buttons do is done once in it. */
export function briefParts(
  { items, at_risk: atRisk, not_told: untold = [] }: ShownBrief,
  { once, most = mostItems }: { once: string; most?: number },
): Part[] {
  const unknown = untold.map((text): Part => ({ kind: 'quiet', text }));
  if (items.length === 0) return [{ kind: 'text', text: 'Nothing is pressing. Have a good day.' }, ...unknown];
  const shown = items.slice(0, most).flatMap((item): Part[] => [
    { kind: 'text', text: `${marks[item.priority]} ${item.title}` },
    { kind: 'buttons', buttons: [buttonOf(item, once)] },
  ]);
  const more = items.length - Math.min(items.length, most);
  const summary = [
    ...(more > 0 ? [`${more} more in Muster`] : []),
    ...(atRisk.length > 0 ? [`${atRisk.length} without contact for too long`] : []),
  ].join(' · ');
  return [...shown, ...(summary === '' ? [] : [{ kind: 'quiet', text: summary } as const]), ...unknown];
}

function buttonOf(item: Item, once: string): Button {
  const { tool, arguments: input } = item.recommended_action;
  const waiting = decidedIn(item);
  return waiting === undefined
    ? { label: labelOf(tool), intent: { do: 'call', tool, arguments: input, once } }
    : { label: 'Approve', intent: { do: 'approve', ...waiting } };
}

const snoozes = [
  { label: 'Snooze 1 hour', minutes: 60 },
  { label: 'Snooze 3 hours', minutes: 180 },
] as const;

export function briefCard(
  brief: ShownBrief,
  options: { name: string; once: string; canSnooze: boolean; url: string },
): Card {
  const urgent = brief.items.filter(({ priority }) => priority === 'URGENT').length;
  const text = `Good morning, ${options.name}. ${brief.items.length} ${brief.items.length === 1 ? 'thing' : 'things'} today${urgent === 0 ? '' : `, ${urgent} urgent`}.`;
  const snooze: Part[] = options.canSnooze
    ? [
        {
          kind: 'buttons',
          buttons: snoozes.map(({ label, minutes }) => ({ label, intent: { do: 'snooze', minutes } })),
        },
      ]
    : [];
  return {
    text,
    parts: [
      { kind: 'heading', text },
      ...briefParts(brief, options),
      ...snooze,
      { kind: 'link', label: 'Open in Muster', url: options.url },
    ],
  };
}
