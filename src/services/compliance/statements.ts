// The statement that follows the rejection of a scored person: whether one is due, in which languages, and by when it has to leave.
import type { Duty } from '../../core/law/duties.ts';
import { dutyTemplateId, signalInWords } from '../../core/law/duty-texts.ts';
import { NoticeLanguage, type Jurisdiction } from '../../core/law/jurisdiction.ts';
import type { TemplateId } from '../../core/ids.ts';
import type { ScoreRecord } from '../../core/ports/retention.ts';
import type { Settings } from '../../core/settings.ts';
import { dutiesOf } from './duties-of.ts';
import type { Notice } from './notices.ts';

export interface DueStatement {
  readonly jurisdiction: Jurisdiction;
  readonly days: number;
  readonly templates: readonly TemplateId[];
}

/** For each jurisdiction that asks for one; none where nobody was scored. */
export function statementsDue(
  jurisdictions: readonly Jurisdiction[],
  { scores, notices, at, settings }: StatementFacts & { at: Date; settings: Settings },
): readonly DueStatement[] {
  if (scores.length === 0) return [];
  const languages = languagesOf(notices, settings);
  return dutiesOf(jurisdictions, { at, kind: 'statement' }).map((duty) => ({
    jurisdiction: duty.jurisdiction,
    days: daysOf(duty),
    templates: languages.map((language) => dutyTemplateId('statement', duty.jurisdiction, language)),
  }));
}

interface StatementFacts {
  readonly scores: readonly ScoreRecord[];
  readonly notices: readonly Notice[];
}

/** A duty of statement always says within how many days; without it the next day would be the safe answer. */
const daysOf = ({ days = 1 }: Duty): number => days;

/** That of the notice that the person was given last; where there was none, as the settings say. */
function languagesOf([last]: readonly Notice[], { compliance: { language } }: Settings): readonly NoticeLanguage[] {
  if (last !== undefined) return [last.language];
  return language === 'both' ? NoticeLanguage.options : [language];
}

/** What a statement says of the newest score: its day, and which facts it was made of. */
export function assessmentOf([newest]: readonly ScoreRecord[]):
  | { date: string; signals: readonly string[] }
  | undefined {
  if (newest === undefined) return undefined;
  const signals = newest.signals === null ? newest.reasons.map(({ signal }) => signal) : Object.keys(newest.signals);
  return { date: newest.scoredAt.slice(0, 10), signals: [...new Set(signals)] };
}

export const factsInWords = (signals: readonly string[], language: NoticeLanguage): string =>
  signals.map((signal) => signalInWords(signal, language)).join(', ');

export const statementKey = (key: string, jurisdiction: Jurisdiction): string => `${key}.statement.${jurisdiction}`;
export const isStatementKey = (key: string): boolean => key.includes('.statement.');
