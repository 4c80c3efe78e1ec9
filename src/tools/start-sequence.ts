// start_sequence: begins a follow-up sequence for one candidate. Its messages go through the gate one by one as they come due.
import { z } from 'zod';
import { Stage } from '../core/records.ts';
import { Problem } from '../core/problem.ts';
import { SequenceId } from '../core/sequence.ts';
import { isTerminal } from '../core/stages.ts';
import { type ToolContext, writeTool } from '../core/tool.ts';
import { afterBusinessHours } from '../services/operations/business-hours.ts';
import { expectWelcome } from '../services/operations/contact-preference.ts';
import { unknownSequence } from '../services/operations/sequences/sequence-book.ts';
import { About, lookUp, subjectOf } from './about.ts';
import * as argument from './arguments.ts';
import type { ToolPorts } from './tool-ports.ts';

type Parts = Pick<ToolPorts, 'ats' | 'sequences' | 'enrolments' | 'preferences'>;

const Input = z.strictObject({ candidate: argument.candidate, sequence: argument.sequence.optional() });

const Plan = z.strictObject({
  about: About,
  sequence: SequenceId,
  name: z.string(),
  version: z.int(),
  stage: Stage,
  zone: z.string(),
  /** Business hours before the first message. */
  wait: z.number(),
});

export const startSequence = (ports: Parts) =>
  writeTool({
    name: 'start_sequence',
    summary: 'Begin a follow-up sequence for one candidate: prepared messages in steps, until they reply.',
    scope: 'operations:*',
    effect: 'write',
    stakes: 'routine',
    reversal: 'exact',
    input: Input,
    plan: Plan,
    output: z.strictObject({ enrolment: z.string() }),

    prepare: (input, context) => planned(ports, input, context),

    preview: ({ about, name, wait }) =>
      `Start the sequence “${name}” for ${about.name} (${about.jobTitle}); the first message leaves ${wait === 0 ? 'at once' : `after ${wait} business hours`}`,
    subject: ({ about }) => subjectOf(about, 0),

    async execute({ about, sequence, version, stage, zone, wait }, { key, now, settings }) {
      const due = afterBusinessHours(now.getTime(), wait, { ...settings.workingHours, zone });
      const { id } = await ports.enrolments.start({
        id: `enr_${key}`,
        key,
        sequence,
        version,
        candidate: about.candidate,
        job: about.job,
        stage,
        timeZone: zone,
        status: 'running',
        step: 0,
        dueAt: new Date(due),
        because: null,
        startedAt: now,
      });
      return { enrolment: id };
    },

    outcome: () => ({ atsUpdated: false, contacted: [], undoUntil: null, events: [] }),

    async recover(_plan, { key }) {
      const standing = await ports.enrolments.byKey(key);
      return standing === undefined ? { kind: 'repeat' } : { kind: 'done', output: { enrolment: standing.id } };
    },

    async undo({ output: { enrolment } }) {
      if ((await ports.enrolments.sent(enrolment)).length > 0)
        return { kind: 'refused', because: 'A message of the sequence has gone out. Stop the sequence instead.' };
      if (await ports.enrolments.stop({ id: enrolment, because: 'taken_back' })) return { kind: 'undone' };
      const standing = await ports.enrolments.find(enrolment);
      if (standing?.because === 'taken_back') return { kind: 'undone', note: 'It was as before already.' };
      return { kind: 'refused', because: 'The sequence has ended already.' };
    },
  });

async function planned(
  { ats, sequences, enrolments, preferences }: Parts,
  { candidate: id, sequence }: z.infer<typeof Input>,
  { settings, now }: ToolContext,
): Promise<z.infer<typeof Plan>> {
  const { candidate, about } = await lookUp(ats, id);
  const booked = await chosen(sequences, sequence);
  if (!booked.active) throw new Problem('conflict', `The sequence ${booked.id} is paused.`);
  if (isTerminal(candidate.stage)) throw new Problem('conflict', `The candidate stands in ${candidate.stage}.`);
  const contact = await enrolments.contact(id);
  await expectWelcome(preferences, candidate, { purpose: 'contact', now, zone: settings.timeZone });
  if ((await enrolments.running(id)).some((one) => one.sequence === booked.id))
    throw new Problem('conflict', 'That sequence runs for this candidate already.');
  const zone = contact.timeZone ?? settings.timeZone;
  return {
    about,
    sequence: SequenceId.parse(booked.id),
    name: booked.body.name,
    version: booked.version,
    stage: candidate.stage,
    zone,
    wait: booked.body.steps[0]?.wait_hours ?? 0,
  };
}

async function chosen(sequences: Parts['sequences'], id: SequenceId | undefined) {
  if (id !== undefined) {
    const found = await sequences.find(id);
    if (found === undefined) throw unknownSequence(id);
    return found;
  }
  const active = (await sequences.list()).filter((one) => one.active);
  const [only] = active;
  if (only !== undefined && active.length === 1) return only;
  const message = 'Which sequence should be started?';
  throw new Problem('validation_failed', message, {
    errors: [{ path: 'sequence', code: 'required', message }],
    extra: { choices: active.map((one) => one.id) },
  });
}
