// What automation did because of an action is looked up by that action and by its own.
export const reactionActions = `
  create index reaction_action on reaction (tenant, action) where action is not null;`;
