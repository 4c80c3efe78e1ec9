// The model of one turn: the built-in planner, or a language model with the planner behind it.
import type { BaseChatModel } from '@langchain/core/language_models/chat_models';
import type { Log } from '../../core/log.ts';
import type { World } from '../../services/operations/world.ts';
import type { Executor } from '../executor.ts';
import { fallbackNotice, type Reader } from '../reader.ts';
import type { Breaker } from './breaker.ts';
import type { LanguageModelConfig, ModelConfig } from './model-config.ts';
import { OfflinePlanner } from './offline/planner.ts';
import { Provider } from './provider.ts';
import { ModelWithFallback } from './with-fallback.ts';

interface Choosing {
  readonly model: ModelConfig;
  readonly breaker: Breaker;
  readonly world: World;
  readonly reader: Reader;
  readonly executor: Executor;
  readonly log: Log;
  readonly speak: ((text: string) => void) | undefined;
  /** Names of the tools that this person may use. */
  readonly offered: ReadonlySet<string>;
}

export interface ChosenModel {
  readonly model: BaseChatModel;
  /** It tells its words itself, as they come. */
  readonly speaks: boolean;
  readonly fellBack: () => boolean;
  readonly asks: () => boolean;
}

const never = (): boolean => false;

export function chooseModel(choosing: Choosing): ChosenModel {
  const { model: config, world, reader, executor, breaker, log, speak, offered } = choosing;
  const planner = new OfflinePlanner({ world, reader, log });
  if (config.kind === 'offline') return { model: planner, speaks: false, fellBack: never, asks: never };
  const model = new ModelWithFallback({
    provider: providerOf(config),
    planner,
    breaker,
    executor,
    maxTokens: config.maxTokens,
    log,
    notice: fallbackNotice,
    offered,
    speak,
  });
  return { model, speaks: true, fellBack: () => model.fellBack, asks: () => model.asks };
}

const providers = new WeakMap<LanguageModelConfig, Provider>();

/** One for each configuration: it remembers what its server refuses. */
function providerOf(config: LanguageModelConfig): Provider {
  const known = providers.get(config) ?? new Provider(config);
  providers.set(config, known);
  return known;
}
