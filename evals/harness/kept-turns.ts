// The turns of one conversation in memory: what the agent reads and writes of its store.
import type { Conversations, Turn } from '../../src/core/ports/conversations.ts';

const unused = () => Promise.reject(new Error('The agent does not call this.'));

export const keepTurns = (turns: Turn[]): Conversations => ({
  create: unused,
  get: unused,
  list: unused,
  sweep: unused,
  turns: (_, limit) => Promise.resolve(turns.slice(-limit)),
  put(_, turn) {
    turns.push(turn);
    return Promise.resolve();
  },
});
