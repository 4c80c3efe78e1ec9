// Whether a write may be done at once or waits for a person. A pure table of rules: no text of anybody can change the verdict.
import type { Call } from '../core/ports/action-gate.ts';
import type { ApprovalRule, Settings } from '../core/settings.ts';
import type { Subject } from '../core/tool.ts';

/** All that policy looks at. */
export interface Request {
  readonly tool: string;
  readonly stakes: 'routine' | 'high';
  readonly provenance: Call['provenance'];
  /** Messages this call would send to people. */
  readonly messages: number;
  /** Candidates it moves, rejects, writes to or otherwise touches. */
  readonly people?: number;
  /** Messages on this actor's behalf in the 24 hours before. */
  readonly sentToday: number;
  /** Of whoever asks. */
  readonly role?: ApprovalRule['role'] | undefined;
  /** Stages that people would be moved to, and the largest amount that is promised. */
  readonly stages?: readonly string[];
  readonly amount?: number | undefined;
  /** A decision that no person made: Muster asks for it. */
  readonly isUndecided?: boolean;
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

/** Everything that the rule names; stages are compared as people read them. */
function fits({ tool, stage, role, over }: ApprovalRule, request: Request): boolean {
  const { stages = [] } = request;
  return (
    (tool ?? request.tool) === request.tool &&
    (stage === undefined || stages.some((to) => to.toLowerCase() === stage.toLowerCase())) &&
    (role ?? request.role) === request.role &&
    isOver(over, request)
  );
}

const isOver = (limits: ApprovalRule['over'], { amount = 0, messages }: Request): boolean =>
  amount > (limits?.amount ?? -1) && messages > (limits?.messages ?? -1);

function inWords({ tool, stage, role, over }: ApprovalRule): string {
  const parts = [
    tool === undefined ? 'every action' : `every ${tool}`,
    ...(role === undefined ? [] : [`asked for by a ${role}`]),
    ...(stage === undefined ? [] : [`that moves somebody to ${stage}`]),
    ...(over?.amount === undefined ? [] : [`over ${over.amount}`]),
    ...(over?.messages === undefined ? [] : [`to more than ${over.messages} people`]),
  ];
  return parts.join(' ');
}

/** Every rule that asks has its say on the card. `approvals: auto` lifts the high-stakes rule and no other. */
const rules: readonly Rule[] = [
  {
    asks: ({ provenance }) => provenance === 'influenced',
    because: () => 'Text from outside, such as a note or a message of a candidate, may have led to this.',
  },
  {
    asks: ({ isUndecided = false }) => isUndecided,
    because: () => 'Only a person decides this.',
  },
  {
    asks: (request, settings) => request.stakes === 'high' && override(request, settings) !== 'auto',
    because: () => 'A decision like this needs approval.',
  },
  {
    asks: (request, settings) => override(request, settings) === 'ask',
    because: () => 'Your organization approves every action of this kind.',
  },
  {
    asks: ({ messages }, { bulkThreshold }) => messages > bulkThreshold,
    because: ({ messages }, { bulkThreshold }) =>
      `It goes to ${messages} people. More than ${bulkThreshold} at once need approval.`,
  },
  {
    asks: ({ messages, people = 0 }, { bulkThreshold }) =>
      messages <= bulkThreshold && people > Math.max(1, bulkThreshold),
    because: ({ people = 0 }, { bulkThreshold }) =>
      `It affects ${people} people. More than ${bulkThreshold} at once need approval.`,
  },
  {
    asks: ({ messages, sentToday }, { dailyMessageCap }) => messages > 0 && sentToday + messages > dailyMessageCap,
    because: ({ messages, sentToday }, { dailyMessageCap }) =>
      `With it, ${sentToday + messages} messages leave within 24 hours; more than ${dailyMessageCap} need approval.`,
  },
  {
    asks: (request, { approvalRules }) => approvalRules.some((rule) => fits(rule, request)),
    because: (request, { approvalRules }) => {
      const found = approvalRules.find((rule) => fits(rule, request));
      return `Your organization approves ${found === undefined ? 'this' : inWords(found)}.`;
    },
  },
  {
    asks: ({ replaces }) => replaces !== undefined,
    because: ({ replaces }) => `It replaces a proposal that needed approval: ${replaces ?? ''}`,
  },
];

/**
 * Pure. `ask` where any rule asks; `because` joins the reasons of all that do, since each is shown to whoever decides.
 * `provenance: 'influenced'` always asks, whatever the settings say.
 */
export function judge(request: Request, settings: Settings): Verdict {
  const asking = rules.filter((rule) => rule.asks(request, settings));
  if (asking.length === 0) return { kind: 'auto' };
  return { kind: 'ask', because: asking.map((rule) => rule.because(request, settings)).join(' ') };
}

/** What a call over many candidates touches, taken together. */
export function touchedBy(
  subjects: readonly Subject[],
): Required<Pick<Request, 'messages' | 'people' | 'stages' | 'amount'>> {
  const amounts = subjects.flatMap(({ amount }) => amount ?? []);
  return {
    messages: subjects.reduce((sum, { messages }) => sum + messages, 0),
    people: new Set(subjects.flatMap(({ candidate }) => candidate ?? [])).size,
    stages: subjects.flatMap(({ stage }) => stage ?? []),
    amount: amounts.length === 0 ? undefined : Math.max(...amounts),
  };
}
