// What the talk before tells about what a message may mean: the tools of the turns before, and whether something was asked.
import { AskInput, askTool } from '../ask.ts';
import type { PastTurn } from './dialogue.ts';
import type { TalkSigns } from './features.ts';

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
