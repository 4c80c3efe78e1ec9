// find_candidates: who is in the pipeline, by what a recruiter asks for, in the order asked for.
import { z } from 'zod';
import { readTool } from '../core/tool.ts';
import { filtersInWords } from '../services/operations/filter-words.ts';
import { Filters } from '../services/operations/filters.ts';
import type { Selection } from '../services/operations/order-candidates.ts';
import { askingOf, selectCandidates, type SelectPorts } from '../services/operations/select.ts';
import type { Selected } from '../services/operations/standing.ts';

const most = 100;

const found = z.strictObject({
  candidate: z.string(),
  name: z.string(),
  job: z.string(),
  job_title: z.string(),
  role: z.string(),
  stage: z.string(),
  last_contact_at: z.string().nullable(),
  days_since_contact: z.int(),
  at_risk: z.boolean(),
  applied_at: z.string(),
  stage_since: z.string(),
  location: z.string(),
  /** Where the order goes by it: null for those without a score. */
  tenure_score: z.number().nullable().optional(),
});

/**
 * At most 100 in the answer; `total` counts all. Throws `job_not_found`, `unknown_stage`, `not_supported` and
 * `validation_failed` for filters that name nothing known.
 */
export const findCandidates = (ports: SelectPorts) =>
  readTool({
    name: 'find_candidates',
    summary:
      'Find candidates by name, role, stage, requisition, place, when they applied, time in their stage, time without contact, interviews or whose requisition it is, in an order. Hired and rejected people are found only when their stage is asked for.',
    scope: 'operations:read',
    effect: 'read',
    // Candidates choose their own names.
    outsideText: true,
    input: Filters,
    output: z.strictObject({
      candidates: z.array(found),
      total: z.int(),
      /** By what they were chosen, in words; empty where nobody was left out. */
      filters: z.string().default(''),
      /** Of all that fit, the largest first. */
      by_stage: z.array(z.strictObject({ stage: z.string(), count: z.int() })),
      by_job: z.array(z.strictObject({ job: z.string(), title: z.string(), count: z.int() })),
      /** What to know about the list, such as that some have no score. */
      remarks: z.array(z.string()),
    }),

    async execute(filters, context) {
      const selection = await selectCandidates(ports, filters, askingOf(context.actor, context.now, context.settings));
      const isScored = filters.sort?.endsWith('tenure_score') ?? false;
      return {
        candidates: selection.found.slice(0, most).map((one) => foundOf(one, isScored ? selection.scores : undefined)),
        total: selection.found.length,
        filters: filtersInWords(filters, selection.found[0]?.job.title),
        by_stage: countsOf(selection.found, ({ candidate }) => candidate.stage).map(([{ candidate }, count]) => ({
          stage: candidate.stage,
          count,
        })),
        by_job: countsOf(selection.found, ({ job }) => job.id).map(([{ job }, count]) => ({
          job: job.id,
          title: job.title,
          count,
        })),
        remarks: [...selection.remarks],
      };
    },

    summarize: ({ candidates, total, filters, remarks }) =>
      [
        total === 0
          ? `No candidate fits${within(filters)}.`
          : `${total} ${total === 1 ? 'candidate' : 'candidates'}${within(filters)}: ${namesOf(candidates)}`,
        ...remarks,
      ].join(' '),
  });

const within = (filters: string): string => (filters === '' ? '' : ` (${filters})`);

/** The first of each kind with how many there are. */
function countsOf(
  selected: readonly Selected[],
  kindOf: (one: Selected) => string,
): readonly (readonly [Selected, number])[] {
  const kinds = Map.groupBy(selected, kindOf);
  return [...kinds.values()]
    .flatMap((same): (readonly [Selected, number])[] => (same[0] === undefined ? [] : [[same[0], same.length]]))
    .toSorted(([, one], [, other]) => other - one);
}

const foundOf = (
  { candidate, job, daysSinceContact, atRisk }: Selected,
  scores: Selection['scores'] | undefined,
): z.infer<typeof found> => ({
  candidate: candidate.id,
  name: candidate.name,
  job: job.id,
  job_title: job.title,
  role: job.role,
  stage: candidate.stage,
  last_contact_at: candidate.lastContactAt,
  days_since_contact: daysSinceContact,
  at_risk: atRisk,
  applied_at: candidate.appliedAt,
  stage_since: candidate.stageSince,
  location: job.location,
  ...(scores === undefined ? {} : { tenure_score: scores.get(candidate.id) ?? null }),
});

function namesOf(candidates: readonly z.infer<typeof found>[]): string {
  const names = candidates.slice(0, 10).map(({ name, stage }) => `${name} (${stage})`);
  return names.join(', ') + (candidates.length > names.length ? ', …' : '.');
}
