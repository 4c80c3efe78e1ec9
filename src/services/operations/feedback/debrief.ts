// A sheet for the debrief: what interviewers wrote, side by side, sentence for sentence as they wrote it. Nothing is weighed or summed up.
import type { UserId } from '../../../core/ids.ts';
import type { Scorecard } from '../../../core/scorecard.ts';

export interface DebriefSheet {
  readonly interviewers: readonly {
    readonly user: UserId | null;
    readonly submittedAt: string;
    readonly recommendation: string | null;
  }[];
  /** Questions in the order in which they were first answered; null: without a question. */
  readonly rows: readonly {
    readonly question: string | null;
    readonly quotes: readonly { readonly user: UserId | null; readonly sentences: readonly string[] }[];
  }[];
}

export function debriefSheet(cards: readonly Scorecard[]): DebriefSheet {
  const submitted = cards.flatMap(({ submittedAt, ...card }) =>
    submittedAt === null ? [] : [{ ...card, submittedAt }],
  );
  const questions = [...new Set(submitted.flatMap(({ answers }) => answers.map(({ question }) => question)))];
  return {
    interviewers: submitted.map(({ author, submittedAt, recommendation }) => ({
      user: author,
      submittedAt,
      recommendation,
    })),
    rows: questions.map((question) => ({
      question,
      quotes: submitted.flatMap(({ author, answers }) => {
        const sentences = answers.filter((one) => one.question === question).flatMap(({ text }) => sentencesOf(text));
        return sentences.length === 0 ? [] : [{ user: author, sentences }];
      }),
    })),
  };
}

/** Each stands letter for letter in the text. */
const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
