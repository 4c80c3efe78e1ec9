// Starts the sequences that an event triggers, through the gate, so that the log shows it and a person can take it back.
import { allHold } from '../../core/condition.ts';
import type { Happening } from '../../core/happening.ts';
import type { BookedSequence } from '../../services/operations/sequences/sequence-book.ts';
import { isByMeeting } from '../../services/scheduling/reminder-times.ts';
import { factsOf, lookUp } from '../facts.ts';
import type { Office } from '../office.ts';
import { perform } from '../perform.ts';
import type { Reactor } from '../react.ts';

export const startReactor = (office: Office): Reactor => ({
  name: 'sequence-triggers',
  async intend(happening) {
    const { kind, candidate, id } = happening;
    if (candidate === null) return [];
    const triggered = (await office.sequences.list()).filter(({ active, body }) => active && body.trigger === kind);
    if (triggered.length === 0) return [];
    const { settings } = await office.settings.get();
    const now = office.clocks.business.now();
    const facts = factsOf(await lookUp(office, candidate), happening, { now, atRiskDays: settings.atRiskDays });
    return triggered
      .filter(({ body }) => allHold(body.only_if, facts))
      .map((sequence) => {
        const name = `sequence:${sequence.id}`;
        const effect = {
          tool: 'start_sequence',
          input: { candidate, sequence: sequence.id, ...meetingFor(sequence, happening) },
          actor: `system:sequence:${sequence.id}`,
          origin: name,
          idem: `event ${id} ${name}`,
        };
        return { name, act: () => perform(office, effect) };
      });
  },
});

/** The meeting of the event, where the sequence is counted from one. */
const meetingFor = ({ body }: BookedSequence, { meeting }: Happening) =>
  meeting !== null && body.steps.some(isByMeeting) ? { meeting } : {};
