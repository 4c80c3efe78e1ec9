// Searches for a less discriminatory alternative: the same model without one or two of its signals.
import { peopleWords } from './people-words.ts';
import { auc } from '../engine/metrics.ts';
import type { FamilyModel } from '../model/family-model.ts';
import { bandOf, predict } from '../model/predict.ts';
import { attributeTable } from './attribute-table.ts';
import { type Attribute, type AuditSubject, attributes } from './audit-subject.ts';

export interface Alternative {
  readonly without: readonly string[];
  /** Of the hires whose outcome is known; null where there are too few. */
  readonly auc: number | null;
  /** The lowest impact ratio of any group of any attribute. */
  readonly worstRatio: number | null;
  readonly worstGroup: string | null;
  /** As good at foretelling (within 0.01 AUC) and fairer than what is used. */
  readonly preferable: boolean;
}

const sameSkill = 0.01;
const clearlyFairer = 0.02;
const fewest = 20;

function rescored(
  subjects: readonly AuditSubject[],
  model: FamilyModel,
  without: readonly string[],
): readonly AuditSubject[] {
  return subjects.map((subject) => {
    const kept = Object.entries(subject.signals ?? {}).filter(([name]) => !without.includes(name));
    const { stays } = predict(model, Object.fromEntries(kept));
    return { ...subject, stays, selected: bandOf(model, stays) === 'high' };
  });
}

function skillOf(subjects: readonly AuditSubject[]): number | null {
  const known = subjects.filter(({ stayed }) => stayed !== null);
  const stayers = known.filter(({ stayed }) => stayed === true).length;
  if (Math.min(stayers, known.length - stayers) < fewest) return null;
  return auc(
    Float64Array.from(known, ({ stayed }) => (stayed === true ? 1 : 0)),
    Float64Array.from(known, ({ stays }) => stays),
  );
}

function worstOf(subjects: readonly AuditSubject[]): Pick<Alternative, 'worstRatio' | 'worstGroup'> {
  const rows = attributes.flatMap((attribute: Attribute) =>
    attributeTable(subjects, attribute, 'band_high').groups.map((row) => ({
      ...row,
      group: peopleWords(attribute, row.group),
    })),
  );
  const judged = rows.flatMap(({ group, impact }) =>
    impact === null || impact.ratio === null ? [] : [{ group, ratio: impact.ratio }],
  );
  const worst = judged.toSorted((a, b) => a.ratio - b.ratio)[0];
  return { worstRatio: worst?.ratio ?? null, worstGroup: worst?.group ?? null };
}

function pairsOf(names: readonly string[]): readonly (readonly string[])[] {
  return names.flatMap((name, index) => [[name], ...names.slice(index + 1).map((other) => [name, other])]);
}

/** The model in use first, then every alternative from the fairest on. */
export function alternatives(subjects: readonly AuditSubject[], model: FamilyModel): readonly Alternative[] {
  const scored = subjects.filter(({ signals }) => signals !== null);
  if (scored.length === 0) return [];
  const names = model.signals
    .map(({ name }) => name)
    .filter((name) => scored.some(({ signals }) => signals?.[name] !== undefined));
  const used = rescored(scored, model, []);
  const inUse = { without: [], auc: skillOf(used), ...worstOf(used), preferable: false };
  const others = pairsOf(names)
    .filter((without) => without.length < names.length)
    .map((without): Alternative => {
      const tried = rescored(scored, model, without);
      const found = { without, auc: skillOf(tried), ...worstOf(tried) };
      const asGood = found.auc !== null && inUse.auc !== null && found.auc >= inUse.auc - sameSkill;
      const fairer = (found.worstRatio ?? 0) > (inUse.worstRatio ?? 1) + clearlyFairer;
      return { ...found, preferable: asGood && fairer };
    });
  return [inUse, ...others.toSorted((a, b) => (b.worstRatio ?? 0) - (a.worstRatio ?? 0)).slice(0, 20)];
}
