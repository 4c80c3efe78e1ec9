// The first steps put together: a message with its tokens, spans and clauses, read once.
import { tidy } from '../../nlp/text.ts';
import type { Catalogue } from './catalogue.ts';
import { clausesIn } from './clauses.ts';
import { masksOf, type Message, type TalkSigns } from './features.ts';
import { spansIn } from './spans.ts';
import { tokensOf } from './tokens.ts';

export function messageOf(said: string, catalogue: Catalogue, talk: TalkSigns): Message {
  const text = tidy(said);
  const tokens = tokensOf(text);
  const spans = spansIn(text, tokens, catalogue);
  return { text, tokens, spans, clauses: clausesIn(tokens, spans), masks: masksOf(tokens, spans), talk };
}
