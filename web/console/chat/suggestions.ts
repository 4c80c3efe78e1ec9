// First instructions to try, made from the people who really are in the pipeline, so that each of them works.

export interface Suggestion {
  readonly label: string;
  readonly text: string;
}

/** Of a sandbox, or of the pipeline of real systems. */
interface Examples {
  readonly candidates: readonly ExampleCandidate[];
  readonly stages?: readonly string[] | undefined;
  readonly jobs?:
    | readonly {
        readonly id: string;
        readonly hiring_manager?: string | null | undefined;
        readonly role?: string | undefined;
      }[]
    | undefined;
  readonly users?: readonly { readonly id: string; readonly name: string }[] | undefined;
}

interface ExampleCandidate {
  readonly name: string;
  readonly stage: string;
  readonly job_id: string;
}

const isEnd = (stage: string): boolean => /hired|rejected/i.test(stage);

export function suggestionsFrom(examples: Examples): readonly Suggestion[] {
  const stages = stagesOf(examples);
  // Earliest stage first: an everyday step, not an offer.
  const active = examples.candidates
    .filter(({ stage }) => !isEnd(stage))
    .toSorted((one, other) => stages.indexOf(one.stage) - stages.indexOf(other.stage));
  const [first, second] = active;
  if (first === undefined) return general;
  const next = stages[stages.indexOf(first.stage) + 1];
  const manager = managerOf(first, examples);
  const role = examples.jobs?.find(({ id }) => id === first.job_id)?.role;
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

/** For whoever may only look, and where nobody is in the pipeline. */
export const general: readonly Suggestion[] = [
  { label: 'Look up', text: 'Who have we not contacted for 5 days?' },
  { label: 'Approvals', text: 'What is waiting for approval?' },
  { label: 'Log', text: 'What did you do today?' },
];

/** The pipeline's order where it is told, else the order in which stages appear. */
export const stagesOf = ({ stages, candidates }: Pick<Examples, 'stages' | 'candidates'>): readonly string[] => [
  ...new Set([...(stages ?? []), ...candidates.map(({ stage }) => stage)]),
];

function managerOf(candidate: ExampleCandidate, { jobs, users }: Examples): string {
  const manager = jobs?.find(({ id }) => id === candidate.job_id)?.hiring_manager;
  return users?.find(({ id }) => id === manager)?.name ?? 'the hiring manager';
}
