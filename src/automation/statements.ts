// A rejection that a connected system reports passes no gate: it is put on record, and where the person was scored and a law asks for
// it, their statement is scheduled instead, which is its record. Where that cannot be done somebody is told.
import type { CandidateId } from '../core/ids.ts';
import { stageKind } from '../core/stages.ts';
import { settingsInForce } from '../core/settings-in-force.ts';
import type { AutomationContext } from './context.ts';
import { perform } from './perform.ts';
import type { Intention, Reactor } from './react.ts';

const name = 'statement';

/**
 * Only for rejections that a connected system reports; one that went through the gate has its record there. A statement
 * that cannot be sent becomes a trouble for a person.
 */
export const statementReactor = (
  context: Pick<AutomationContext, 'tenant' | 'gate' | 'ledger' | 'settings' | 'clocks' | 'troubles' | 'obligations'>,
): Reactor => ({
  name,
  async intend(event) {
    // What Muster did itself, or undid, has arranged it.
    const { id, kind, candidate, to, cause, system } = event;
    if (cause !== null || system === null || candidate === null || context.obligations === undefined) return [];
    if (kind !== 'candidate.moved' || to === null || stageKind(to) !== 'rejected') return [];
    const settings = await settingsInForce(context.tenant, context.settings);
    const at = context.clocks.business.now();
    const owed = await context.obligations.owes({ candidate, at, settings });
    if (owed === undefined) return [];
    if (owed.kind === 'record') return [recording(context, { candidate, since: owed.since })];
    return [
      {
        name,
        async act() {
          const performed = await perform(context, {
            tool: 'send_statement',
            input: { candidate },
            actor: 'system:statements',
            origin: name,
            idem: `event ${id} ${name}`,
          });
          // A conflict: back in the pipeline by now, or it is on its way already.
          if (performed.result === 'failed' && performed.detail !== 'conflict')
            await context.troubles.givenUp({
              subject: `statement ${id}`,
              code: performed.detail ?? 'internal_error',
              at,
            });
          return performed;
        },
      },
    ];
  },
});

const recording = (
  context: Pick<AutomationContext, 'tenant' | 'gate' | 'ledger'>,
  { candidate, since }: { candidate: CandidateId; since: string },
): Intention => ({
  name: 'rejection-record',
  act: () =>
    perform(context, {
      tool: 'record_rejection',
      input: { candidate },
      actor: 'system:statements',
      origin: 'rejection-record',
      // Reported by webhook and by a sync it is one rejection.
      idem: `rejection ${candidate} ${since}`,
    }),
});
