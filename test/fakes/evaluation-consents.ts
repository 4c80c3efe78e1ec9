// Consents to evaluations in memory.
import type { EvaluationConsent, EvaluationConsents } from '../../src/core/ports/evaluation-consents.ts';

export function createFakeConsents(): EvaluationConsents {
  const given = new Map<string, EvaluationConsent>();
  return {
    give: async (consent) => {
      if (!given.has(consent.user)) given.set(consent.user, consent);
    },
    withdraw: async (user) => void given.delete(user),
    list: async () => [...given.values()].toSorted((a, b) => (a.user < b.user ? -1 : 1)),
  };
}
