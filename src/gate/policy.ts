// Whether a write may be done at once or waits for a person. A pure table of rules: no text of anybody can change the verdict.
import type { Call } from '../core/ports/desk.ts';
import type { Settings } from '../core/settings.ts';

/** All that policy looks at. */
export interface Request {
  readonly tool: string;
  readonly stakes: 'routine' | 'high';
  readonly provenance: Call['provenance'];
  /** Messages this call would send to people. */
  readonly messages: number;
  /** Messages on this actor's behalf in the 24 hours before. */
  readonly sentToday: number;
  /** Why a proposal that this one replaces had to wait: replacing it must not be a way around that. */
  readonly replaces: string | undefined;
}

export type Verdict = { readonly kind: 'auto' } | { readonly kind: 'ask'; readonly because: string };

interface Rule {
  readonly asks: (request: Request, settings: Settings) => boolean;
  readonly because: (request: Request, settings: Settings) => string;
}

const override = ({ tool }: Request, { approvals }: Settings) =>
  Object.hasOwn(approvals, tool) ? approvals[tool] : undefined;

/** Every rule that asks has its say on the card. `approvals: auto` lifts the high-stakes rule and no other. */
const rules: readonly Rule[] = [
  {
    asks: ({ provenance }) => provenance === 'influenced',
    because: () => 'Text from outside, such as a note or a message of a candidate, may have led to this.',
  },
  {
    asks: (request, settings) => request.stakes === 'high' && override(request, settings) !== 'auto',
    because: () => 'This matters a great deal to the person concerned, so somebody decides on it first.',
  },
  {
    asks: (request, settings) => override(request, settings) === 'ask',
    because: () => 'Your organisation wants to approve every action of this kind.',
  },
  {
    asks: ({ messages }, { bulkThreshold }) => messages > bulkThreshold,
    because: ({ messages }, { bulkThreshold }) =>
      `It goes to ${messages} people; more than ${bulkThreshold} at once need approval.`,
  },
  {
    asks: ({ messages, sentToday }, { dailyMessageCap }) => messages > 0 && sentToday + messages > dailyMessageCap,
    because: ({ messages, sentToday }, { dailyMessageCap }) =>
      `With it, ${sentToday + messages} messages leave within 24 hours; more than ${dailyMessageCap} need approval.`,
  },
  {
    asks: ({ replaces }) => replaces !== undefined,
    because: ({ replaces }) => `It replaces a proposal that needed approval: ${replaces ?? ''}`,
  },
];

export function judge(request: Request, settings: Settings): Verdict {
  const asking = rules.filter((rule) => rule.asks(request, settings));
  if (asking.length === 0) return { kind: 'auto' };
  return { kind: 'ask', because: asking.map((rule) => rule.because(request, settings)).join(' ') };
}
