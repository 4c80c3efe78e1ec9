// Who says what requests for flows mean: the language model of the environment, brought in with the first request.
import { dateIn } from '../services/operations/local-time.ts';
import { type ActorId, ConversationId, type NewId, type TenantId } from '../core/ids.ts';
import type { Clocks } from '../core/clock.ts';
import type { FlowAuthor } from '../core/ports/flow-author.ts';
import type { Telemetry } from '../core/telemetry.ts';
import type { LanguageModelConfig, ModelConfig } from '../agent/models/model-config.ts';
import type { Storage } from '../storage/storage.ts';

export interface ModelWiring {
  readonly model: ModelConfig;
  readonly storage: Storage;
  readonly clocks: Clocks;
  readonly newId: NewId;
  readonly telemetry: Telemetry;
}

export function flowAuthorOf({ model, ...wiring }: ModelWiring): FlowAuthor | undefined {
  if (model.kind === 'offline') return undefined;
  return async (asked, signal) => {
    const { authorFlow } = await import('../agent/models/author-flow.ts');
    return await authorFlow(await authoringFor(asked, { ...wiring, model, conversation: 'flows' }), asked, signal);
  };
}

/** The model with the budget of whoever asks. */
export async function authoringFor(
  { tenant, by }: { readonly tenant: TenantId; readonly by: ActorId },
  wiring: Omit<ModelWiring, 'model'> & { readonly model: LanguageModelConfig; readonly conversation: string },
) {
  const { model, storage, clocks, newId, telemetry, conversation } = wiring;
  const { settings } = await storage.settings(tenant).get();
  const turn = {
    conversation: ConversationId.parse(conversation),
    turn: newId('turn'),
    actor: by,
    day: dateIn(clocks.business.now().getTime(), settings.timeZone),
  };
  return { model, book: storage.modelUsage(tenant), settings: settings.model, turn, telemetry };
}
