// What recruiters say when they want something done: cues of each intent, tried on a clause without its polite opening.
// A cue's weight says how surely it means the intent; `with` names what must also be in the clause, `without` what must not.
import { candidateCommands } from './candidate-commands.ts';
import type { Command } from './command.ts';
import { meetingCommands } from './meeting-commands.ts';
import { officeCommands } from './office-commands.ts';
import { overviewCommands } from './overview-commands.ts';
import { writingCommands } from './writing-commands.ts';

/** Where two cues are equally sure, the earlier list wins. */
export const commands: readonly Command[] = [
  ...officeCommands,
  ...overviewCommands,
  ...candidateCommands,
  ...meetingCommands,
  ...writingCommands,
];
