// A rejection that a connected system reports passes no gate: where the person was scored and a law asks for it, their statement is
// scheduled, and where that cannot be done somebody is told.
import { stageKind } from '../core/stages.ts';
import type { AutomationContext } from './context.ts';
import { perform } from './perform.ts';
import type { Reactor } from './react.ts';

const name = 'statement';
const tool = 'send_statement';

export const statementReactor = (
  context: Pick<AutomationContext, 'tenant' | 'gate' | 'ledger' | 'settings' | 'clocks' | 'troubles' | 'obligations'>,
): Reactor => ({
  name,
  async intend(event) {
    // What Muster did itself, or undid, has arranged it.
    const { id, kind, candidate, to, cause, system } = event;
    if (cause !== null || system === null || candidate === null || context.obligations === undefined) return [];
    if (kind !== 'candidate.moved' || to === null || stageKind(to) !== 'rejected') return [];
    const { settings } = await context.settings.get();
    const at = context.clocks.business.now();
    if (!(await context.obligations.owes({ candidate, at, settings }))) return [];
    return [
      {
        name,
        async act() {
          const performed = await perform(context, {
            tool,
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
