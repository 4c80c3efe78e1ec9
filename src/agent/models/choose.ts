// The language model of one turn, with the built-in planner behind it.
import type { BaseChatModel } from '@langchain/core/language_models/chat_models';
import type { ModelUsage } from '../../core/model-usage.ts';
import type { Answerer, MeteredTurn, UsageBook } from '../../core/ports/usage-book.ts';
import type { Log } from '../../core/log.ts';
import { noTelemetry, type Telemetry } from '../../core/telemetry.ts';
import type { World } from '../../services/operations/world.ts';
import type { Executor } from '../executor.ts';
import type { Reader } from '../reader.ts';
import type { Breaker } from './breaker.ts';
import { Meter } from './meter.ts';
import type { LanguageModelConfig } from './model-config.ts';
import { OfflinePlanner } from '../planner/offline-planner.ts';
import { Provider } from './provider.ts';
import { ModelWithFallback } from './with-fallback.ts';

interface Choosing {
  readonly model: LanguageModelConfig;
  readonly breaker: Breaker;
  readonly world: World;
  readonly reader: Reader;
  readonly executor: Executor;
  readonly log: Log;
  readonly speak: ((text: string) => void) | undefined;
  /** Names of the tools that this person may use. */
  readonly offered: ReadonlySet<string>;
  readonly book: UsageBook | undefined;
  readonly turn: Omit<MeteredTurn, 'model'>;
  readonly telemetry?: Telemetry | undefined;
}

export interface ChosenModel {
  readonly model: BaseChatModel;
  /** What is said before the planner's words where it took over. */
  readonly notice: () => string;
  readonly usage: () => ModelUsage | undefined;
  readonly answeredBy: () => Answerer;
  readonly asks: () => boolean;
}

export function chooseModel(choosing: Choosing): ChosenModel {
  const { model: config, world, reader, executor, breaker, log, speak, offered, book, turn, telemetry } = choosing;
  const planner = new OfflinePlanner({ world, reader, log });
  const meter = new Meter({ book, turn: { ...turn, model: config.model }, settings: world.settings.model });
  const model = new ModelWithFallback({
    provider: providerOf(config),
    planner,
    breaker,
    executor,
    maxTokens: config.maxTokens,
    log,
    meter,
    offered,
    speak,
    telemetry: telemetry ?? noTelemetry,
  });
  return {
    model,
    notice: () => model.notice,
    usage: () => meter.usage,
    answeredBy: () => model.answeredBy,
    asks: () => model.asks,
  };
}

const providers = new WeakMap<LanguageModelConfig, Provider>();

/** One for each configuration: it remembers what its server refuses. */
function providerOf(config: LanguageModelConfig): Provider {
  const known = providers.get(config) ?? new Provider(config);
  providers.set(config, known);
  return known;
}
