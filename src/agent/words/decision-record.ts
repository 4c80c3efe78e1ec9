// Under these names a turn keeps what a person decided in it by words. No planner can call them.

export const decisionRecord = {
  approve: 'approve_action',
  decline: 'decline_action',
  send: 'send_draft',
  discard: 'discard_draft',
} as const;

const records: ReadonlySet<string> = new Set(Object.values(decisionRecord));
export const isDecisionRecord = (tool: string): boolean => records.has(tool);
