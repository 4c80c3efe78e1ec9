// The first steps put together: a message with its tokens, spans and clauses, read once.
import { tidy } from '../../nlp/text.ts';
import type { World } from '../../services/operations/world.ts';
import { AskInput, askTool } from '../ask.ts';
import type { Reader } from '../reader.ts';
import { type Catalogue, catalogueOf } from './catalogue.ts';
import { clausesIn } from './clauses.ts';
import type { PastTurn } from './dialogue.ts';
import { masksOf, type Message, type TalkSigns } from './features.ts';
import { spansIn } from './spans.ts';
import { tokensOf } from './tokens.ts';

export function messageOf(said: string, catalogue: Catalogue, talk: TalkSigns): Message {
  const text = tidy(said);
  const tokens = tokensOf(text);
  const spans = spansIn(text, tokens, catalogue);
  return { text, tokens, spans, clauses: clausesIn(tokens, spans), masks: masksOf(tokens, spans), talk };
}

export interface Read {
  readonly catalogue: Catalogue;
  readonly message: Message;
}

/** A world is of one turn: its message is read once, whoever asks. */
const read = new WeakMap<World, { readonly said: string; readonly reading: Promise<Read> }>();

export function readOnce(
  said: string,
  talk: TalkSigns,
  { world, reader }: { world: World; reader: Reader },
): Promise<Read> {
  const known = read.get(world);
  if (known?.said === said) return known.reading;
  const reading = catalogueOf(world, reader.user?.id, reader.timeZone).then((catalogue) => ({
    catalogue,
    message: messageOf(said, catalogue, talk),
  }));
  read.set(world, { said, reading });
  return reading;
}

/** What the talk before tells about what a message may mean: the tools of the turns before, and whether something was asked. */
export function talkSigns(earlier: readonly PastTurn[]): TalkSigns {
  const last = earlier.at(-1);
  if (last === undefined) return { signs: ['opens'] };
  const acted = earlier.findLast(({ calls }) => calls.some(({ tool }) => tool !== askTool.name));
  const tools = new Set((acted?.calls ?? []).flatMap(({ tool }) => (tool === askTool.name ? [] : [tool])));
  const asked = last.calls.filter(({ tool }) => tool === askTool.name);
  const pending = asked.flatMap(({ arguments: args }) => AskInput.safeParse(args).data?.pending?.tool ?? []);
  return {
    signs: [
      'later',
      ...[...tools].map((tool) => `${acted === last ? 'last' : 'ago'} ${tool}`),
      ...(asked.length > 0 ? ['asked'] : []),
      ...pending.map((tool) => `open ${tool}`),
    ],
  };
}
