// First instructions to try, made from the people who really are in the pipeline, so that each of them works.
import type { Sandbox, SandboxCandidate } from '../api/wire.ts';

export interface Suggestion {
  readonly label: string;
  readonly text: string;
}

const isEnd = (stage: string): boolean => /hired|rejected/i.test(stage);

export function suggestionsFrom(sandbox: Sandbox): readonly Suggestion[] {
  const stages = stagesOf(sandbox);
  // Earliest stage first: an everyday step, not an offer.
  const active = sandbox.candidates
    .filter(({ stage }) => !isEnd(stage))
    .toSorted((one, other) => stages.indexOf(one.stage) - stages.indexOf(other.stage));
  const [first, second] = active;
  if (first === undefined) return general;
  const next = stages[stages.indexOf(first.stage) + 1];
  const manager = managerOf(first, sandbox);
  const role = sandbox.jobs?.find(({ id }) => id === first.job_id)?.role;
  return [
    next === undefined
      ? undefined
      : {
          label: 'Move and book',
          text: `Move ${first.name} to ${next} and book 30 minutes with ${manager} tomorrow at 3pm`,
        },
    role === undefined
      ? { label: 'Follow up', text: `Send a follow-up to ${first.name}` }
      : { label: 'Follow up', text: `Send a follow-up to all ${role} candidates we have not contacted for 5 days` },
    { label: 'Needs approval', text: `Reject ${(second ?? first).name}` },
    { label: 'Look up', text: 'Who have we not contacted for 5 days?' },
  ].filter((suggestion) => suggestion !== undefined);
}

/** For an organisation with real systems, whose people are not read only to make examples. */
export const general: readonly Suggestion[] = [
  { label: 'Look up', text: 'Who have we not contacted for 5 days?' },
  { label: 'Approvals', text: 'What is waiting for approval?' },
  { label: 'Log', text: 'What did you do today?' },
];

/** The pipeline's order where it is told, else the order in which stages appear. */
export const stagesOf = ({ stages, candidates }: Sandbox): readonly string[] => [
  ...new Set([...(stages ?? []), ...candidates.map(({ stage }) => stage)]),
];

function managerOf(candidate: SandboxCandidate, { jobs, users }: Sandbox): string {
  const manager = jobs?.find(({ id }) => id === candidate.job_id)?.hiring_manager;
  return users?.find(({ id }) => id === manager)?.name ?? 'the hiring manager';
}
