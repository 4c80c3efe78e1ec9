// Who says what requests for flows mean: the language model of the environment, brought in with the first request.
import { dateIn } from '../services/operations/local-time.ts';
import { ConversationId, type NewId } from '../core/ids.ts';
import type { Clocks } from '../core/clock.ts';
import type { FlowAuthor } from '../core/ports/flow-author.ts';
import type { Telemetry } from '../core/telemetry.ts';
import type { ModelConfig } from '../agent/models/model-config.ts';
import type { Storage } from '../storage/storage.ts';

interface Wiring {
  readonly model: ModelConfig;
  readonly storage: Storage;
  readonly clocks: Clocks;
  readonly newId: NewId;
  readonly telemetry: Telemetry;
}

export function flowAuthorOf({ model, storage, clocks, newId, telemetry }: Wiring): FlowAuthor | undefined {
  if (model.kind === 'offline') return undefined;
  return async (asked, signal) => {
    const { authorFlow } = await import('../agent/models/author-flow.ts');
    const { settings } = await storage.settings(asked.tenant).get();
    const turn = {
      conversation: ConversationId.parse('flows'),
      turn: newId('turn'),
      actor: asked.by,
      day: dateIn(clocks.business.now().getTime(), settings.timeZone),
    };
    const book = storage.modelUsage(asked.tenant);
    return await authorFlow({ model, book, settings: settings.model, turn, telemetry }, asked, signal);
  };
}
