// The model of one turn: the built-in planner, or a language model with the planner behind it.
import type { BaseChatModel } from '@langchain/core/language_models/chat_models';
import type { Log } from '../../core/log.ts';
import type { World } from '../../services/operations/world.ts';
import type { Executor } from '../executor.ts';
import type { Reader } from '../reader.ts';
import type { Breaker } from './breaker.ts';
import type { ModelConfig } from './model-config.ts';
import { OfflinePlanner } from './offline/planner.ts';
import { openAiModel } from './openai.ts';
import { ModelWithFallback } from './with-fallback.ts';

interface Choosing {
  readonly model: ModelConfig;
  readonly breaker: Breaker;
  readonly world: World;
  readonly reader: Reader;
  readonly executor: Executor;
  readonly log: Log;
}

/** A whole answer may take this many times as long as its first word. */
const patience = 4;

export function chooseModel(choosing: Choosing): { model: BaseChatModel; fellBack: () => boolean } {
  const { model: config, world, reader, executor, breaker, log } = choosing;
  const planner = new OfflinePlanner({ world, reader, log });
  if (config.kind === 'offline') return { model: planner, fellBack: () => false };
  const model = new ModelWithFallback({
    primary: openAiModel(config),
    planner,
    breaker,
    modelName: config.model,
    patienceMs: (config.timeoutMs ?? 8_000) * patience,
    log,
    onChoice: (usesModel) => executor.plannedByModel(usesModel),
  });
  return { model, fellBack: () => model.fellBack };
}
