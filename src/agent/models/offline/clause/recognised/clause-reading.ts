// What was recognised in one clause. Apart from the code that reads, so that each kind of reading may look at the rest.
import type { JsonObject } from '../../../../../core/json.ts';
import type { Clause } from '../../../../../nlp/clauses.ts';
import type { FoundDuration } from '../../../../../nlp/durations.ts';
import type { IntentGuess } from '../../../../../nlp/intents.ts';
import type { FoundMoney } from '../../../../../nlp/money.ts';
import type { When } from '../../../../../nlp/when.ts';
import type { MeetingTitle } from '../../named/meeting-titles.ts';
import type { PersonMention, Span } from '../../named/people.ts';
import type { StageMention } from '../../named/stage-words.ts';
import type { TitleMention } from '../../named/title-words.ts';

export interface Reading {
  /** Without polite words. */
  readonly text: string;
  readonly clause: Clause;
  readonly quotes: readonly string[];
  readonly payload: string | undefined;
  /** What follows “because”. It is for the record and no part of the order. */
  readonly reason: string | undefined;
  readonly people: readonly PersonMention[];
  readonly stages: readonly StageMention[];
  readonly step: number | undefined;
  readonly whens: readonly When[];
  readonly durations: readonly FoundDuration[];
  readonly money: readonly FoundMoney[];
  /** Meetings of the calendar that are named by their titles. */
  readonly titles: readonly MeetingTitle[];
  readonly template: TitleMention | undefined;
  readonly job: TitleMention | undefined;
  readonly filters: JsonObject;
  /** A role family that nobody is hired for. */
  readonly unknownRole: string | undefined;
  readonly taken: readonly Span[];
  readonly intents: readonly IntentGuess[];
}
