// What speaks for each skill of a code: its title, its official text, the Department of Defense's own occupation for it,
// the civilian occupations it leads to, and codes of the same field. A skill needs two kinds of evidence or an exact one.
import type { SkillFinder } from '../../src/nlp/military/skill-finder.ts';
import type { CodeRow } from './code-row.ts';
import type { OccupationSkills } from './occupation-skills.ts';
import type { DefenseGroups } from './defense-groups.ts';
import type { TriggerTrust } from './trigger-trust.ts';
import type { TitleWords } from './title-words.ts';
import { readWords } from '../../src/nlp/military/words.ts';
import { withLikely } from './likely.ts';
import { isNoTrade, mainTitle } from './main-title.ts';
import type { Relatives } from './relatives.ts';

/** `g`: the DoD occupation of the code itself; `c`: that of codes of its field; `r`: the rank alone. */
export type EvidenceMark = 't' | 'g' | 'c' | 'd' | 'o' | 'r';

export interface SkillEvidence {
  readonly skill: number;
  /** Only to be compared within one code. */
  readonly score: number;
  readonly marks: readonly EvidenceMark[];
}

export interface EvidenceSources {
  readonly finder: SkillFinder;
  readonly groups: DefenseGroups;
  readonly occupations: OccupationSkills;
  readonly trust: TriggerTrust;
  readonly titles: TitleWords;
  readonly relatives: Relatives;
}

/** How far a DoD occupation is to be believed about each of its skills, 0–1. */
export type GroupTrust = (group: string, skill: number) => number;

/** Found on the development half of the judged codes. */
interface RankingWeights {
  readonly t: number;
  readonly g: number;
  readonly c: number;
  readonly d: number;
  readonly o: number;
  readonly r: number;
  /** From this strength on a title, an occupation or a group is an exact kind and needs no second. */
  readonly exactTitle: number;
  readonly exactOccupation: number;
  readonly lonely: number;
  readonly general: number;
  readonly leastScore: number;
  readonly leastShare: number;
}

const rankingWeights: RankingWeights = {
  t: 1.4,
  g: 2,
  c: 2,
  d: 0.6,
  o: 1.6,
  r: 1,
  exactTitle: 0.45,
  exactOccupation: 0.8,
  lonely: 0.9,
  general: 0.7,
  leastScore: 0.6,
  leastShare: 0.16,
};

/** By place in the list of a DoD occupation. */
const places = [1, 0.95, 0.9, 0.85];
/** From here on a skill belongs to everybody of the group. */
const coreStrength = 0.8;
const oftenPlaces = [0.6, 0.55, 0.5, 0.45, 0.4, 0.35];
const shares = { official: 1, converted: 0.95, derived: 0.55 } as const;

export type Found = ReadonlyMap<number, ReadonlyMap<EvidenceMark, number>>;
type Collected = Map<number, Map<EvidenceMark, number>>;

export function evidenceOf(row: CodeRow, sources: EvidenceSources, trust: GroupTrust): readonly SkillEvidence[] {
  const { finder } = sources;
  if (isNoTrade(mainTitle(row))) return [];
  const all = collected(row, sources);
  const { group } = sources.relatives.groupOf(row);
  const clear = ranked(
    believed(all, (skill) => trust(group, skill)),
    finder,
  );
  const found = withLikely(clear, ranked(all, finder));
  if (found.length === 0) return [byRank(row, finder), ofSameTitle(all)].find((list) => list.length > 0) ?? [];
  const isNamed = (ending: string, { skill }: SkillEvidence): boolean =>
    finder.skills[skill]?.name.endsWith(ending) === true;
  // Medicine, dentistry, pharmacy and law are practised by officers: nobody else is to be taken for a doctor.
  if (row.kind !== 'officer' && row.kind !== 'warrant' && row.kind !== 'other')
    return found.filter((one) => !isNamed(' practice', one));
  // Whoever operates does not assist at operations.
  return found.some((one) => isNamed(' practice', one)) ? found.filter((one) => !isNamed(' assistance', one)) : found;
}

/** Where there is nothing better: what the DoD occupation of codes of the same title puts first. */
const ofSameTitle = (found: Found): readonly SkillEvidence[] =>
  [...found].flatMap(([skill, marks]) =>
    marks.get('c') === places[0] ? [{ skill, score: 1, marks: ['c'] as const }] : [],
  );

/** A DoD occupation holds many trades: what few of its codes bear out by title, text or occupation needs a second kind. */
const believed = (found: Found, trust: (skill: number) => number): Found =>
  new Map(
    [...found].map(([skill, marks]) => [
      skill,
      new Map(
        [...marks].map(([mark, strength]) => [
          mark,
          mark === 'g' || mark === 'c' ? strength * Math.min(1, trust(skill) / borneOut) : strength,
        ]),
      ),
    ]),
  );
const borneOut = 0.3;

/** Of an officer it is known, whatever the code says, that people are led. */
function byRank({ kind }: CodeRow, finder: SkillFinder): readonly SkillEvidence[] {
  if (kind !== 'officer' && kind !== 'warrant') return [];
  return ledByOfficers.flatMap((name) => {
    const skill = finder.skills.findIndex((one) => one.name === name);
    return skill < 0 ? [] : [{ skill, score: 1, marks: ['r'] as const }];
  });
}
const ledByOfficers = ['Staff supervision'];

export function collected(row: CodeRow, sources: EvidenceSources): Found {
  const found: Collected = new Map();
  addTitle(found, row, sources);
  addText(found, sources.relatives.textOf(row), sources);
  addGroup(found, row, sources);
  addOccupations(found, row, sources);
  return found;
}

function ranked(found: Found, finder: SkillFinder, weights = rankingWeights): readonly SkillEvidence[] {
  const counted = [...found].flatMap(([skill, marks]) => {
    const isAlone = kindsOf(marks) < 2;
    if ((isAlone && !isExact(marks, weights)) || isHearsay(marks)) return [];
    // A DoD occupation tells the trade. That its people lead and work safely is said of all of them, and so of nobody.
    if (isAlone && marks.has('g') && finder.skills[skill]?.kind === 'general' && hasTrade(found, finder)) return [];
    let score = finder.skills[skill]?.kind === 'general' ? weights.general : 1;
    if (isAlone) score *= weights.lonely;
    score *= [...marks].reduce((sum, [mark, strength]) => sum + weights[mark] * strength, 0);
    return [{ skill, score, marks: [...marks.keys()] }];
  });
  const top = counted.reduce((most, { score }) => Math.max(most, score), 0);
  return counted
    .filter(({ score }) => score >= Math.max(weights.leastScore, top * weights.leastShare))
    .toSorted((a, b) => b.score - a.score || a.skill - b.skill);
}

const hasTrade = (found: Found, finder: SkillFinder): boolean =>
  [...found].some(
    ([skill, marks]) => finder.skills[skill]?.kind === 'trade' && kindsOf(marks) > 1 && !isHearsay(marks),
  );

/** A word of the text and the occupation alone, and neither of them clear: the aircraft somebody flies in is not repaired. */
const isHearsay = (marks: ReadonlyMap<EvidenceMark, number>): boolean =>
  marks.size === 2 && (marks.get('d') ?? 1) + (marks.get('o') ?? 1) < clear;
const clear = 0.9;

const isExact = (marks: ReadonlyMap<EvidenceMark, number>, weights: RankingWeights): boolean =>
  (marks.get('t') ?? 0) >= weights.exactTitle ||
  (marks.get('o') ?? 0) >= weights.exactOccupation ||
  (marks.get('g') ?? 0) >= coreStrength;

/** The code's own group and that of its field are one kind. */
const kindsOf = (marks: ReadonlyMap<EvidenceMark, number>): number =>
  marks.size - (marks.has('g') && marks.has('c') ? 1 : 0);

function add(found: Collected, skill: number, { mark, strength }: { mark: EvidenceMark; strength: number }): void {
  const marks = found.get(skill) ?? new Map<EvidenceMark, number>();
  found.set(skill, marks.set(mark, Math.max(marks.get(mark) ?? 0, strength)));
}

function addTitle(found: Collected, row: CodeRow, { finder, trust, groups, relatives }: EvidenceSources): void {
  const { isOwn, group } = relatives.groupOf(row);
  const title = mainTitle(row);
  const { core, often } = groups.ofTitle(title);
  const disagree = groups.disagree(title, group);
  for (const [place, skill] of core.entries()) {
    add(found, skill, { mark: 't', strength: places[place] ?? 0.8 });
    // A field that is newer than the list of DoD occupations is known by codes of such a title.
    if (!isOwn || disagree) add(found, skill, { mark: 'c', strength: byField });
  }
  for (const skill of often) add(found, skill, { mark: 't', strength: 0.3 });
  for (const { skill, trigger } of finder.triggersIn(readWords(title))) {
    const strength = trust.inTitle(skill, trigger);
    if (strength >= 0.15) add(found, skill, { mark: 't', strength });
  }
}

function addText(found: Collected, description: string, { finder, trust }: EvidenceSources): void {
  const doubts = new Map<number, number>();
  const heard = new Map<string, { skill: number; trigger: string }>();
  for (const one of finder.triggersIn(readWords(description))) heard.set(`${one.skill} ${one.trigger}`, one);
  for (const { skill, trigger } of heard.values())
    doubts.set(skill, (doubts.get(skill) ?? 1) * (1 - trust.inText(skill, trigger)));
  for (const [skill, doubt] of doubts) if (doubt <= 0.9) add(found, skill, { mark: 'd', strength: 1 - doubt });
}

const leastByTitleWords = 0.45;
const byName = 0.3;
const byField = 0.4;

/** Where the inventory says nothing of a code itself, its nearest relative and the words of its title stand in. */
function addGroup(found: Collected, row: CodeRow, { finder, groups, relatives, titles }: EvidenceSources): void {
  const { group, isOwn, isNear, isNamed } = relatives.groupOf(row);
  const title = mainTitle(row);
  if (!isOwn && !isNear) {
    for (const [skill, strength] of titles.skillsOf(title))
      if (strength >= leastByTitleWords) add(found, skill, { mark: 'c', strength });
    return;
  }
  const { core, often } = groups.of(group);
  const mark = isOwn ? 'g' : 'c';
  // Whom a first sergeant leads, his DoD occupation says; not what he does himself.
  addList(found, core, { mark, strengths: groups.disagree(title, group) ? oftenPlaces : places });
  addList(found, often, { mark, strengths: oftenPlaces });
  // The title says it, and codes of that trade say what it is: two kinds.
  if (isNamed === true)
    for (const skill of core)
      if (finder.skills[skill]?.kind === 'trade') add(found, skill, { mark: 't', strength: byName });
}

function addList(
  found: Collected,
  list: readonly number[],
  { mark, strengths }: { mark: EvidenceMark; strengths: readonly number[] },
): void {
  for (const [place, skill] of list.entries())
    add(found, skill, { mark, strength: strengths[place] ?? strengths.at(-1) ?? 0 });
}

function addOccupations(found: Collected, row: CodeRow, { occupations }: EvidenceSources): void {
  for (const [place, [code, provenance]] of [...row.occupations].entries())
    for (const { skill, strength } of occupations.of(code))
      add(found, skill, { mark: 'o', strength: (strength * shares[provenance]) / (1 + place * 0.15) });
  for (const code of row.militaryOnly)
    for (const [place, skill] of occupations.trainedIn(code).entries())
      add(found, skill, { mark: 'o', strength: 0.44 - place * 0.05 });
}
