// One turn of the widget's conversation: opens the sealed state, takes a step, seals it again. The words are forgotten.
import type { Clock } from '../../../core/clock.ts';
import type { TenantId } from '../../../core/ids.ts';
import type { Language } from '../language.ts';
import type { Profile } from './from-profile.ts';
import type { StepPorts } from './steps.ts';
import { newState, openState, type ChatState, type StateSeal } from './chat-state.ts';
import { takeProfile } from './from-profile.ts';
import { greetingIn, type Reply } from './reply.ts';
import { takeStep } from './steps.ts';
import { wordsIn } from './words/words.ts';

export interface ChatPorts extends StepPorts {
  readonly stateSeal: StateSeal;
  /** Real time: a conversation expires by it, whatever the sandbox's clock shows. */
  readonly realClock: Clock;
}

export interface ChatMessage {
  readonly client: TenantId;
  readonly message: string;
  readonly state: string | undefined;
  /** English unless given. */
  readonly language?: Language | undefined;
  /** What a form says at once: code, branch and places. It takes the place of the message. */
  readonly profile?: Profile | undefined;
  /** Hears each reply as soon as it is made. */
  readonly tell?: ((reply: Reply) => void) | undefined;
}

export interface ChatTurn {
  readonly replies: readonly Reply[];
  readonly state: string;
  /** What kind of answer the conversation waits for. */
  readonly asks: ChatState['step'];
}

/** An empty message without a state opens the conversation. */
export async function chat(said: ChatMessage, ports: ChatPorts): Promise<ChatTurn> {
  const { client, message, language = 'en', profile } = said;
  const now = ports.realClock.now();
  const words = wordsIn(language);
  const replies: Reply[] = [];
  const tell = (reply: Reply): void => {
    replies.push(reply);
    said.tell?.(reply);
  };
  const end = (state: ChatState): ChatTurn => ({
    replies,
    state: ports.stateSeal.seal(state, client),
    asks: state.step,
  });
  const greeting = async () => greetingIn(words, await ownGreeting(client, language, ports));
  if (said.state === undefined && profile === undefined && message.trim() === '') {
    for (const reply of await greeting()) tell(reply);
    return end(newState(now));
  }
  const state =
    said.state === undefined ? newState(now) : openState(said.state, { client, now, stateSeal: ports.stateSeal });
  const turn = { client, message, state, language, words };
  if (profile !== undefined) return end(await takeProfile(turn, profile, { ...ports, tell }));
  // Whoever begins with a sentence hears first whom they speak to.
  if (said.state === undefined) for (const reply of (await greeting()).slice(0, 1)) tell(reply);
  const went = await takeStep(turn, ports);
  for (const reply of went.replies) tell(reply);
  return end(went.state);
}

const ownGreeting = async (
  client: TenantId,
  language: Language,
  { settings }: Pick<ChatPorts, 'settings'>,
): Promise<string | undefined> => (await settings(client).get()).settings.widget.greeting[language];
