// Somebody's skills as numbers, ready to be compared with a requisition's.

export interface SkillVector {
  /** Of every skill, 0–1. */
  readonly importance: Float32Array;
  /** The same, rare skills weighing more, and its length. */
  readonly weighted: Float32Array;
  readonly length: number;
}

export function skillVector(importance: Float32Array, rarity: Float32Array): SkillVector {
  const weighted = importance.map((value, skill) => value * (rarity[skill] ?? 0));
  return { importance, weighted, length: Math.sqrt(weighted.reduce((sum, value) => sum + value * value, 0)) || 1 };
}
