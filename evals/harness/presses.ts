// Talks in which the person presses the reading that was meant, where it is offered. A press is the label as the next message; it
// counts when the calls that are then made are exactly the ones that were meant.
import type { Instruction } from './instruction.ts';
import type { Played, Session } from './play.ts';
import { type Judged, judgedTalk } from './score.ts';

/** A message with the place of the reading that was pressed, from 1; 0 where none was, or none was right. */
export interface Pressed {
  readonly judged: Judged;
  readonly place: number;
}

export async function playWithPresses(
  { sandbox, talk, style = '' }: Instruction,
  open: () => Promise<Session>,
): Promise<readonly Pressed[]> {
  const script: string[] = [];
  const past: Played[] = [];
  const pressed: Pressed[] = [];
  let session = await open();

  /** The conversation so far, once more: a press that was not meant must leave no trace. */
  const again = async (): Promise<Session> => {
    const fresh = await open();
    for (const text of script) await fresh.say(text);
    return fresh;
  };
  const judge = (played: Played): Judged | undefined => judgedTalk([...past, played]).at(-1);

  for (const exchange of talk) {
    const said = await session.say(exchange.say);
    const base: Played = { exchange, style, sandbox, timeZone: session.timeZone, ...said };
    script.push(exchange.say);
    let judged = judge(base);
    let place = 0;
    for (const [index, { label }] of said.readings.entries()) {
      if (judged?.isExact === true || !said.asks) break;
      const trial = await again();
      const then = await trial.say(label);
      const both: Played = { ...base, ...then, calls: [...said.calls, ...then.calls], readings: said.readings };
      const after = judge(both);
      if (after?.isExact !== true) continue;
      [judged, place, session] = [after, index + 1, trial];
      script.push(label);
    }
    if (judged === undefined) continue;
    past.push(judged);
    pressed.push({ judged, place });
  }
  return pressed;
}
