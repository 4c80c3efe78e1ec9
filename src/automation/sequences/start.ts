// Starts the sequences that an event triggers, through the gate, so that the log shows it and a person can take it back.
import { allHold } from '../../core/condition.ts';
import type { TriggerEvent } from '../../core/trigger-event.ts';
import type { BookedSequence } from '../../services/operations/sequences/sequence-book.ts';
import { isByMeeting } from '../../services/scheduling/reminder-times.ts';
import { factsOf, lookUp } from '../facts.ts';
import type { AutomationContext } from '../context.ts';
import { perform } from '../perform.ts';
import type { Reactor } from '../react.ts';

/**
 * One call for each active sequence whose trigger and conditions fit. It goes through the gate under the name of event and
 * sequence, so a repeat starts nothing twice.
 */
export const startReactor = (context: AutomationContext): Reactor => ({
  name: 'sequence-triggers',
  async intend(event) {
    const { kind, candidate, id } = event;
    if (candidate === null) return [];
    const triggered = (await context.sequences.list()).filter(({ active, body }) => active && body.trigger === kind);
    if (triggered.length === 0) return [];
    const { settings } = await context.settings.get();
    const now = context.clocks.business.now();
    const facts = factsOf(await lookUp(context, candidate), event, { now, atRiskDays: settings.atRiskDays });
    return triggered
      .filter(({ body }) => allHold(body.only_if, facts))
      .map((sequence) => {
        const name = `sequence:${sequence.id}`;
        const effect = {
          tool: 'start_sequence',
          input: { candidate, sequence: sequence.id, ...meetingFor(sequence, event) },
          actor: `system:sequence:${sequence.id}`,
          origin: name,
          idem: `event ${id} ${name}`,
        };
        return { name, act: () => perform(context, effect) };
      });
  },
});

/** The meeting of the event, where the sequence is counted from one. */
const meetingFor = ({ body }: BookedSequence, { meeting }: TriggerEvent) =>
  meeting !== null && body.steps.some(isByMeeting) ? { meeting } : {};
