// Adverse impact of a decision on one group against another: every figure that regulators and courts look at.
import { chiSquareShare } from '../statistics/gamma.ts';
import { fisherExact } from '../statistics/fisher.ts';
import { normalShare } from '../statistics/normal.ts';

export interface GroupCount {
  readonly count: number;
  readonly selected: number;
}

export interface Impact {
  readonly rate: number;
  readonly referenceRate: number;
  /** Null where nobody of the reference group was selected. */
  readonly ratio: number | null;
  /** 95 % interval of the ratio. */
  readonly interval: { readonly low: number; readonly high: number } | null;
  /** How likely these numbers of people would show a true ratio of four fifths (two-sided test at 5%); null without a rate to compare. */
  readonly power: number | null;
  /** Standard deviations between the rates, pooled. */
  readonly deviations: number | null;
  readonly fisher: number;
  readonly chiSquare: number | null;
  readonly belowFourFifths: boolean;
  readonly beyondTwoDeviations: boolean;
  /** How many more of the group would have been selected at the reference rate. */
  readonly shortfall: number;
  /** One person more selected (and one of the reference fewer) would lift the ratio to four fifths. */
  readonly turnsOnOnePerson: boolean;
  readonly oddsRatio: number | null;
  /** Too few to conclude anything from a rate: fewer than 30, or fewer than 5 expected in a cell. */
  readonly fewPeople: boolean;
  /** Whether "no disparate impact" may be said of the comparison: four fifths would have been noticed, or lies outside the interval. */
  readonly enoughData: boolean;
}

const z95 = 1.959963984540054;
const fourFifths = 0.8;
/** The usual demand on a study: four of five true differences are found. */
const enoughPower = 0.8;
export const fewestPeople = 30;

/** Binary fractions must not turn exactly four fifths into less. */
const isBelow = (ratio: number | null): boolean => ratio !== null && ratio < fourFifths - 1e-12;

export const rateOf = ({ count, selected }: GroupCount): number => (count === 0 ? 0 : selected / count);

function ratioOf(group: GroupCount, reference: GroupCount): number | null {
  return rateOf(reference) === 0 ? null : rateOf(group) / rateOf(reference);
}

/** Katz' interval on the logarithm of the ratio. */
function intervalOf(group: GroupCount, reference: GroupCount): Impact['interval'] {
  const ratio = ratioOf(group, reference);
  if (ratio === null || group.selected === 0) return null;
  const variance = 1 / group.selected - 1 / group.count + 1 / reference.selected - 1 / reference.count;
  const half = z95 * Math.sqrt(Math.max(0, variance));
  return { low: ratio * Math.exp(-half), high: ratio * Math.exp(half) };
}

/** Of the pooled z test for two proportions in groups of different sizes, without a correction for continuity (Fleiss, Tytun and Ury, Biometrics 36 (1980) 343–346). */
function powerOf(group: GroupCount, reference: GroupCount): number | null {
  const usual = rateOf(reference);
  const lowered = fourFifths * usual;
  if (usual === 0 || group.count === 0) return null;
  const pooled = (group.count * lowered + reference.count * usual) / (group.count + reference.count);
  const ifEqual = Math.sqrt(pooled * (1 - pooled) * (1 / group.count + 1 / reference.count));
  const ifLowered = Math.sqrt((lowered * (1 - lowered)) / group.count + (usual * (1 - usual)) / reference.count);
  return normalShare((usual - lowered - z95 * ifEqual) / ifLowered);
}

function deviationsOf(group: GroupCount, reference: GroupCount): number | null {
  const pooled = (group.selected + reference.selected) / (group.count + reference.count);
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / group.count + 1 / reference.count));
  return spread === 0 ? null : (rateOf(group) - rateOf(reference)) / spread;
}

function turnsOnOne(group: GroupCount, reference: GroupCount): boolean {
  const more = { ...group, selected: Math.min(group.count, group.selected + 1) };
  const less = { ...reference, selected: Math.max(0, reference.selected - 1) };
  return isBelow(ratioOf(group, reference)) && !isBelow(ratioOf(more, less));
}

function fewestExpected(group: GroupCount, reference: GroupCount): number {
  const pooled = (group.selected + reference.selected) / (group.count + reference.count);
  return Math.min(group.count, reference.count) * Math.min(pooled, 1 - pooled);
}

function oddsOf(group: GroupCount, reference: GroupCount): number | null {
  const other = (group.count - group.selected) * reference.selected;
  return other === 0 ? null : (group.selected * (reference.count - reference.selected)) / other;
}

export function impactOf(group: GroupCount, reference: GroupCount): Impact {
  const ratio = ratioOf(group, reference);
  const deviations = deviationsOf(group, reference);
  const interval = intervalOf(group, reference);
  const power = powerOf(group, reference);
  const fewPeople =
    group.count < fewestPeople || reference.count < fewestPeople || fewestExpected(group, reference) < 5;
  const noticeable = (power ?? 0) >= enoughPower || (interval !== null && interval.low >= fourFifths);
  return {
    rate: rateOf(group),
    referenceRate: rateOf(reference),
    ratio,
    interval,
    power,
    deviations,
    fisher: fisherExact({
      hits: group.selected,
      count: group.count,
      otherHits: reference.selected,
      otherCount: reference.count,
    }),
    chiSquare: deviations === null ? null : 1 - chiSquareShare(deviations ** 2, 1),
    belowFourFifths: isBelow(ratio),
    beyondTwoDeviations: deviations !== null && Math.abs(deviations) > 2,
    shortfall: Math.max(0, rateOf(reference) * group.count - group.selected),
    turnsOnOnePerson: turnsOnOne(group, reference),
    oddsRatio: oddsOf(group, reference),
    fewPeople,
    enoughData: !fewPeople && noticeable,
  };
}
