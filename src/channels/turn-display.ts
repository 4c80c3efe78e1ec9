// What a person alone with Muster sees while a turn runs: the plan with the state of each step, and the words where a platform
// streams them. It is one post from the first sign to the answer: written as an intent before anything stands, so that a try
// after a crash goes on in the same message.
import { setTimeout as sleep } from 'node:timers/promises';
import type { AgentEvent, AgentStep } from '../agent/agent.ts';
import { defectOf } from '../core/log.ts';
import type { ConversationId, TurnId, UserId } from '../core/ids.ts';
import { plainCard, type Step } from './card.ts';
import type { Channel, Person, Spot, Stream } from './channel.ts';
import { runningCard, stepOf, stepOfCall } from './cards/plan.ts';
import type { ChannelContext } from './context.ts';
import { interim, type Intended, postIdOf, runningUntil } from './posting.ts';

/** A turn that is shorter answers at once: a notice that only says “Working on it” would be in the way. */
const quietMs = 800;
/** Platforms limit how often a message may be changed. */
const betweenMs = 1_000;

export interface TurnDisplay {
  readonly emit: (event: AgentEvent) => void;
  readonly step: (step: AgentStep) => void;
  /** Nothing is drawn after this. */
  close(): Promise<void>;
  /** Says that in the place of the plan; false: nothing stands there. */
  end(text: string): Promise<boolean>;
}

export interface Running {
  readonly conversation: ConversationId;
  readonly turn: TurnId;
  readonly reader: UserId;
  readonly from: Person;
  readonly spot: Spot;
}

export async function openTurnDisplay(
  context: ChannelContext,
  channel: Channel,
  running: Running,
): Promise<TurnDisplay> {
  const { from, spot, reader, conversation, turn } = running;
  const about = { kind: 'turn' as const, conversation, turn, actions: [], isRunning: true as const };
  const intended = { platform: from.platform, team: from.team, reader, spot, about };
  const post = await openRunningPost(context, channel, intended);
  const stream = await post.stream(from);
  const steps = new Map<string, Step>();
  /** What fails is left to the answer, which comes in any case. */
  const missed = (error: unknown) =>
    context.log.warn('plan not shown', { tenant: context.tenant, defect: defectOf(error) });
  channel.typing?.(spot).catch(missed);
  const drawing = openDrawing(async () => {
    if (stream === undefined && steps.size > 0) await post.show([...steps.values()]);
  }, missed);
  const follow = async (told: AgentStep) => {
    const step = await standingOf(context, told);
    if (step === undefined) steps.delete(told.id);
    else steps.set(told.id, step);
    drawing.changed();
    if (step !== undefined) await stream?.step(step);
  };
  let last: Promise<void> = Promise.resolve();
  const next = (work: () => Promise<void>) => void (last = last.then(work).catch(missed));
  const say = stream === undefined ? undefined : portions(stream);
  return {
    emit(event) {
      if (event.kind === 'token' && say !== undefined) next(say(event.text));
    },
    step: (told) => next(() => follow(told)),
    async close() {
      if (stream !== undefined) next(() => stream.close());
      await last;
      await drawing.close();
    },
    end: (text) => post.end(text),
  };
}

/** Undefined: there is nothing of it to show. */
async function standingOf(
  { ledger }: ChannelContext,
  { id, tool, outcome, actionId }: AgentStep,
): Promise<Step | undefined> {
  if (outcome === undefined) return stepOfCall(id, tool, 'in_progress');
  if (outcome === 'repeated') return undefined;
  if (actionId === undefined) return stepOfCall(id, tool, 'error');
  const action = await ledger.action(actionId);
  return action.effect === 'write' ? { ...stepOf(action), id } : stepOfCall(id, tool, 'complete');
}

/** Words are passed on in portions, one at a time. */
function portions(stream: Stream) {
  let waiting = '';
  return (text: string) => {
    waiting += text;
    return async (): Promise<void> => {
      const portion = waiting;
      waiting = '';
      if (portion !== '') await stream.append(portion);
    };
  };
}

/** Draws what has changed, the newest state alone, after a while and then at intervals, until it fails. */
function openDrawing(draw: () => Promise<void>, missed: (error: unknown) => void) {
  const ended = new AbortController();
  let waitMs = quietMs;
  let isDue = false;
  let loop: Promise<void> | undefined;
  const run = async () => {
    while (isDue && (await hasPassed(waitMs, ended.signal))) {
      isDue = false;
      waitMs = betweenMs;
      await draw();
    }
  };
  return {
    changed() {
      isDue = true;
      loop ??= run()
        .catch((error: unknown) => {
          ended.abort();
          missed(error);
        })
        .finally(() => void (loop = undefined));
    },
    async close() {
      ended.abort();
      await loop;
    },
  };
}

async function hasPassed(ms: number, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return false;
  try {
    await sleep(ms, undefined, { signal });
    return true;
  } catch {
    // The turn has ended.
    return false;
  }
}

/** The post of a turn that has not ended, from what an earlier try left of it. */
async function openRunningPost(
  context: ChannelContext,
  channel: Channel,
  intended: Intended & { readonly spot: Spot },
) {
  const { posts } = context.stores;
  const { spot, team } = intended;
  const id = postIdOf(intended);
  const before = await posts.find(id);
  const isAnswered = before !== undefined && before.about.kind === 'turn' && before.about.isRunning !== true;
  let place = before?.place ?? undefined;
  const begin = async () => {
    await posts.intend({ id, ...intended, createdAt: context.clocks.real.now() });
    await posts.begin(id);
  };
  const stands = (at: string) => posts.settle({ id, place: at, shown: interim, redrawAt: runningUntil(context) });
  return {
    /** Only for the first try: a stream that was cut off cannot be gone on with, the message can. */
    async stream(person: Person): Promise<Stream | undefined> {
      if (before !== undefined || channel.streamsIn?.(spot) !== true) return undefined;
      await begin();
      const stream = await channel.stream?.(spot, person, id);
      if (stream === undefined) return undefined;
      place = stream.place;
      await stands(place);
      return stream;
    },
    async show(steps: readonly Step[]): Promise<void> {
      if (isAnswered) return;
      const card = runningCard(steps);
      if (place === undefined && before?.tried === true) {
        place = await channel.posted(spot, id, before.createdAt);
        // Drawn anew, a stream no longer carries the key.
        if (place !== undefined) await stands(place);
      }
      if (place !== undefined) {
        await channel.update(team, place, card);
        return;
      }
      await begin();
      place = await channel.post(spot, card, id);
      await stands(place);
    },
    async end(text: string): Promise<boolean> {
      if (place === undefined || isAnswered) return false;
      await channel.finish(spot, { place, key: id }, plainCard(text));
      await posts.abandon(id);
      return true;
    },
  };
}
