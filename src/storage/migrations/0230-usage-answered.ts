// Who planned a turn: the language model, the offline planner and why, or a candidate that was only tried beside them.
export const usageAnswered = `
  alter table model_usage add column answered text not null default 'model'
    check (answered in ('model', 'budget', 'failure', 'offline', 'shadow'));`;
