// set_contact_preference: whether a person may be written to, for every record with the same address.
import { z } from 'zod';
import { CandidateId, EnrolmentId } from '../core/ids.ts';
import { safeText } from '../core/json.ts';
import { ContactState } from '../core/ports/contact-preferences.ts';
import { Problem } from '../core/problem.ts';
import { type Candidate, Instant } from '../core/records.ts';
import { type ToolContext, writeTool } from '../core/tool.ts';
import { recordsOf, standingOf } from '../services/operations/contact-preference.ts';
import { instantIn, startOf, timeInWords } from '../services/operations/local-time.ts';
import { About, excerpt, lookUp, subjectOf } from './about.ts';
import * as argument from './arguments.ts';
import { stepBack } from './recovery.ts';
import type { ToolPorts } from './tool-ports.ts';

type Ports = Pick<ToolPorts, 'ats' | 'enrolments' | 'preferences'>;

const Preference = z.enum(['opt_out', 'hold', 'opt_in']);

const Input = z
  .strictObject({
    candidate: argument.candidate,
    preference: Preference.describe('hold: nothing before `until`.'),
    until: z
      .union([z.iso.date(), Instant])
      .describe('With hold: the day, or the RFC 3339 time, from which they may be written to again.')
      .optional(),
    proof: safeText(2_000).min(1).describe('With opt_in: where and how the person agreed.').optional(),
    channel: z.enum(['all', 'text']).describe('text: text messages alone. Absent: all messages.').optional(),
  })
  .refine(({ preference, channel }) => channel !== 'text' || preference !== 'hold', {
    path: ['channel'],
    message: 'text goes with opt_in and opt_out',
  })
  .refine(({ preference, until }) => (preference === 'hold') === (until !== undefined), {
    path: ['until'],
    message: 'is needed with hold, and with nothing else',
  })
  .refine(({ preference, proof }) => (preference === 'opt_in') === (proof !== undefined), {
    path: ['proof'],
    message: 'is needed with opt_in, and with nothing else',
  });
type Input = z.infer<typeof Input>;

const Plan = z.strictObject({
  about: About,
  email: z.string(),
  preference: Preference,
  zone: z.string(),
  until: Instant.nullable(),
  proof: z.string().nullable(),
  optedOutAt: Instant.nullable(),
  before: ContactState.nullable(),
  /** Every record of the person. */
  records: z.array(CandidateId),
  /** Sequences that end with it. */
  stops: z.array(EnrolmentId),
});
type Plan = z.infer<typeof Plan>;

const ending = 'opt_out';

/**
 * Holds for every record with the same address; an opt-out ends running sequences, and undo lets them go on. Throws
 * `candidate_not_found`, `in_the_past`, and `conflict` where that is noted already. Undo refuses once the person has said
 * something since.
 */
export const setContactPreference = (ports: Ports) =>
  writeTool({
    name: 'set_contact_preference',
    summary: 'Note whether a person may be written to, on all of their records: no more, none before a day, or again.',
    scope: 'operations:*',
    effect: 'write',
    stakes: 'routine',
    reversal: 'exact',
    input: Input,
    plan: Plan,
    output: z.strictObject({ stopped: z.array(EnrolmentId), revision: z.string() }),

    async redirect({ candidate, preference, proof, channel }) {
      if (channel !== 'text') return undefined;
      const consent = preference === 'opt_in' ? 'given' : 'stopped';
      return { tool: 'set_text_consent', input: { candidate, consent, ...(proof === undefined ? {} : { proof }) } };
    },

    prepare: (input, context) => planned(ports, input, context),

    preview: inWords,
    subject: ({ about }) => subjectOf(about, 0),

    async execute({ about, email, until, proof, optedOutAt, before, stops, zone }, { key, now, actor }) {
      await ports.preferences.change({
        person: { id: about.candidate, email },
        from: before?.revision ?? null,
        to: {
          optedOutAt,
          heldUntil: until,
          proof,
          changedBy: actor.id,
          changedAt: instantIn(now.getTime(), zone),
          revision: key,
        },
      });
      for (const id of stops) await ports.enrolments.stop({ id, because: ending });
      return { stopped: stops, revision: key };
    },

    outcome: () => ({ atsUpdated: false, contacted: [], undoUntil: null, events: [] }),

    // Both steps may be done again: the preference knows its key, and a sequence that was stopped stays so.
    recover: async () => ({ kind: 'repeat' }),

    async undo({ plan: { about, email, before }, output: { stopped, revision } }) {
      const person = { id: about.candidate, email };
      const back = await stepBack(
        () => ports.preferences.change({ person, from: revision, to: before ?? undefined }),
        async () => keyOf(await ports.preferences.of(person)) === keyOf(before ?? undefined),
      );
      if (back.kind === 'undone') for (const id of stopped) await goOn(ports, id);
      return back;
    },
  });

const keyOf = (state: ContactState | undefined): string | null => state?.revision ?? null;

/** One that was begun anew meanwhile goes on as it is. */
async function goOn({ enrolments }: Pick<Ports, 'enrolments'>, id: EnrolmentId): Promise<void> {
  try {
    await enrolments.resume({ id, because: ending });
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'conflict') throw error;
  }
}

async function planned({ ats, enrolments, preferences }: Ports, input: Input, context: ToolContext): Promise<Plan> {
  const { candidate, about } = await lookUp(ats, input.candidate);
  const before = await preferences.of(candidate);
  const { preference, proof = null } = input;
  const zone = context.settings.timeZone;
  const until = untilOf(input, context);
  refuseNothingNew({ candidate, before, preference, until }, context);
  const records = (await recordsOf(ats, candidate)).map(({ id }) => id);
  const running = preference === 'opt_out' ? await Promise.all(records.map((id) => enrolments.running(id))) : [];
  return {
    about,
    email: candidate.email,
    preference,
    zone,
    until: preference === 'opt_out' ? (before?.heldUntil ?? null) : until,
    proof,
    optedOutAt: optedOutAtOf(preference, before, instantIn(context.now.getTime(), zone)),
    before: before ?? null,
    records,
    stops: running.flat().map(({ id }) => id),
  };
}

function optedOutAtOf(preference: Plan['preference'], before: ContactState | undefined, now: string): string | null {
  if (preference === 'opt_in') return null;
  return before?.optedOutAt ?? (preference === 'opt_out' ? now : null);
}

function untilOf({ until }: Input, { now, settings }: ToolContext): string | null {
  if (until === undefined) return null;
  const at = startOf(until, settings.timeZone);
  if (at <= now.getTime())
    throw new Problem('in_the_past', 'That time has passed. Name a later one.', {
      errors: [{ path: 'until', code: 'in_the_past', message: 'has passed' }],
    });
  return instantIn(at, settings.timeZone);
}

/** Said twice is said once. */
function refuseNothingNew(
  {
    candidate: { name },
    before,
    preference,
    until,
  }: { candidate: Candidate; before: ContactState | undefined; preference: Plan['preference']; until: string | null },
  { now }: ToolContext,
): void {
  if (preference === 'opt_out' && before?.optedOutAt != null)
    throw new Problem('conflict', `It is noted already that ${name} wants no more messages.`);
  const isHeldSo = until !== null && Date.parse(before?.heldUntil ?? '') === Date.parse(until);
  if (isHeldSo) throw new Problem('conflict', `It is noted already that ${name} is not to be written to before then.`);
  if (preference === 'opt_in' && before?.proof != null && standingOf(before, now).kind === 'open')
    throw new Problem('conflict', `It is noted already that ${name} agreed to be written to.`);
}

function inWords({ about: { name, jobTitle }, preference, until, proof, zone, records, stops }: Plan): string {
  const others = records.length - 1;
  const also =
    others === 0 ? '' : `; it holds for ${others === 1 ? 'one more record' : `${others} more records`} of theirs`;
  const ends =
    stops.length === 0 ? '' : `; ${stops.length === 1 ? 'a sequence ends' : `${stops.length} sequences end`}`;
  switch (preference) {
    case 'opt_out':
      return `Write no more messages to ${name} (${jobTitle})${ends}${also}`;
    case 'hold':
      return `Write nothing to ${name} (${jobTitle}) before ${timeInWords(until ?? '', zone)} (${zone})${also}`;
    case 'opt_in':
      return `Let ${name} (${jobTitle}) be written to again, on the strength of: ${excerpt(proof ?? '')}${also}`;
    default:
      return preference satisfies never;
  }
}
