// Voluntary answers in memory, whole.
import type { SelfIdentification, SelfIdentifications } from '../../src/core/ports/self-identification.ts';

export function fakeSelfIdentifications(): SelfIdentifications {
  const answers = new Map<string, SelfIdentification>();
  return {
    put: async (answer) => {
      answers.set(`${answer.application} ${answer.stage}`, answer);
    },
    counts: async ({ stage, from, to }) => {
      const counts = { protected_veteran: 0, not_protected_veteran: 0, declined: 0 };
      for (const answer of answers.values())
        if (answer.stage === stage && answer.at >= from && answer.at < to) counts[answer.answer] += 1;
      return counts;
    },
    sweep: async (olderThan) => {
      const old = [...answers].filter(([, { at }]) => at < olderThan);
      for (const [key] of old) answers.delete(key);
      return old.length;
    },
  };
}
