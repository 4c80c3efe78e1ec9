// A message that may be the decision of its writer, with what that is judged by.
import type { TurnId } from '../../core/ids.ts';
import type { Principal } from '../../core/access.ts';
import type { ActChannel } from '../../core/human-act.ts';
import type { Turn } from '../../core/ports/conversations.ts';
import type { ActionGate } from '../../core/ports/action-gate.ts';
import type { World } from '../../services/operations/world.ts';

export interface DecisionMessage {
  readonly text: string;
  readonly by: Principal;
  readonly channel: ActChannel;
  readonly turnId: TurnId;
  readonly earlier: readonly Turn[];
  readonly world: World;
  readonly gate: Pick<ActionGate, 'approve' | 'reject' | 'sendDraft' | 'discardDraft'>;
}
