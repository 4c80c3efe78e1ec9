// What goes wrong between a language model and its tools in one turn, and when that is enough: a complaint goes back once;
// after that the person is asked.
import { z } from 'zod';

interface Stumble {
  readonly tool: string;
  readonly complaint: string;
}

export class Stumbles {
  /** The model's answers so far. */
  #round = 0;
  #first: number | undefined;
  #again: Stumble | undefined;
  /** Calls beyond what one message may lead to. */
  #refused = 0;

  nextRound(): void {
    this.#round += 1;
  }

  /** Calls of one answer are made at once: only a later answer could have heeded the complaint. */
  malformed(tool: string, complaint: string): void {
    this.#first ??= this.#round;
    if (this.#round > this.#first) this.#again ??= { tool, complaint };
  }

  tooMany(): void {
    this.#refused += 1;
  }

  /** Why the turn ends here, in words for the person; undefined while it may go on. */
  reason(mostCalls: number): string | undefined {
    if (this.#refused > 0)
      return (
        `I stopped here: one message may lead to ${mostCalls} calls at most. ` +
        `${this.#refused} more ${this.#refused === 1 ? 'was' : 'were'} asked for and not made.`
      );
    if (this.#again === undefined) return undefined;
    const { tool, complaint } = this.#again;
    return `I could not make out what exactly to do with ${tool.replaceAll('_', ' ')}: ${complaint}`;
  }
}

const Faults = z.array(z.object({ path: z.string(), message: z.string() }));

export function complaintOf(problem: { detail: string; errors?: unknown }): string {
  const faults = Faults.safeParse(problem.errors).data ?? [];
  const [first] = faults;
  return first === undefined ? problem.detail : `${first.path}: ${first.message}.`;
}
