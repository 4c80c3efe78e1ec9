// The call of a tool that a route makes for whoever asks it: their own words, by REST.
import type { Call } from '../core/ports/action-gate.ts';

export const instructed = (call: Pick<Call, 'tool' | 'input' | 'by' | 'idem'>): Call => ({
  ...call,
  origin: { kind: 'api' },
  provenance: 'instructed',
});
