// What the model gained over always giving the more frequent outcome when the score was made; null for scores made before.
export const scoreGain = `
  alter table retention_score add column gain jsonb;`;
