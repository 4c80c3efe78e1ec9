// How much each civilian occupation has to do with a veteran's own: itself, its neighbours, and the step up with rank.
import type { Provenance } from './code-record.ts';
import type { Occupation, OccupationTable } from './occupation-table.ts';
import type { Seniority } from '../../nlp/military/seniority.ts';

export interface OwnOccupation {
  readonly code: string;
  /** How far it can be relied on, 0–1. */
  readonly weight: number;
}

const trust: Readonly<Record<Provenance, number>> = { official: 1, converted: 0.95, derived: 0.65 };
/** Found by similar codes, beside occupations that a source names. */
const adjacent = 0.35;

export function ownOccupations(occupations: readonly { code: string; provenance: Provenance }[]): OwnOccupation[] {
  const isMapped = occupations.some(({ provenance }) => provenance !== 'derived');
  return occupations.map(({ code, provenance }) => ({
    code,
    weight: isMapped && provenance === 'derived' ? adjacent : trust[provenance],
  }));
}

const near = 0.55;
const farther = 0.4;
const sameGroup = 0.2;
const bySkill = 0.35;

interface RelevanceInput {
  readonly own: readonly OwnOccupation[];
  readonly table: OccupationTable;
  readonly seniority: Seniority | undefined;
  /** The veteran's own, 0–1 by skill number; undefined: skills do not count here. */
  readonly skills?: { readonly own: Float32Array; readonly rarity: Float32Array };
}

/** One number from 0 to 1 for every class of the model. */
export function relevanceOf({ own, table, seniority, skills }: RelevanceInput): Float32Array {
  const relevance = new Float32Array(table.all.length);
  const raise = ({ index }: Occupation, to: number): void => {
    relevance[index] = Math.max(relevance[index] ?? 0, to);
  };
  for (const { code, weight } of own)
    for (const [occupation, part] of around(code, { table, leads: (seniority ?? 0) >= 3 }))
      raise(occupation, weight * part);
  if (skills === undefined) return relevance;
  // The official mapping is narrow: a supply specialist is a stocker there, and nothing else. Shared skills open more.
  const mine = lengthOf(skills);
  for (const other of table.all) raise(other, bySkill * likeness(other, { ...skills, mine }));
  return relevance;
}

/** An occupation itself, what O*NET names as its neighbours, its broad group, and who supervises it. */
function* around(
  code: string,
  { table, leads }: { table: OccupationTable; leads: boolean },
): Generator<readonly [Occupation, number]> {
  const self = table.get(code);
  if (self === undefined) return;
  yield [self, 1];
  for (const [place, related] of self.related.entries()) {
    const other = table.get(related);
    if (other !== undefined) yield [other, place < 3 ? near : farther];
  }
  for (const other of table.all) {
    if (sameBroad(code, other.code)) yield [other, sameGroup];
    if (leads && supervises(other, code)) yield [other, near];
  }
}

/** The same broad occupation of the standard classification: all but the last digit. */
const sameBroad = (a: string, b: string): boolean => a !== b && a.slice(0, 6) === b.slice(0, 6);

/** First-line supervisors of the same major group; the classification numbers them xx-1xxx. */
const supervises = (other: { code: string; title: string }, code: string): boolean =>
  other.code.slice(0, 4) === `${code.slice(0, 3)}1` && other.title.startsWith('First-Line Supervisors');

/** The cosine of two lists of skills, rare ones counting more; `mine` is the length of the veteran's own. */
function likeness(
  { skills }: Occupation,
  { own, rarity, mine }: { own: Float32Array; rarity: Float32Array; mine: number },
): number {
  let [shared, theirs] = [0, 0];
  for (const { skill, importance } of skills) {
    const rare = rarity[skill] ?? 0;
    const weight = (importance / 100) * rare;
    shared += weight * (own[skill] ?? 0) * rare;
    theirs += weight * weight;
  }
  return shared === 0 ? 0 : shared / (Math.sqrt(theirs) * mine);
}

const lengthOf = ({ own, rarity }: { own: Float32Array; rarity: Float32Array }): number =>
  Math.sqrt(own.reduce((sum, value, skill) => sum + (value * (rarity[skill] ?? 0)) ** 2, 0)) || 1;
