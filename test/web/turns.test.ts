// What an answer says beside its cards: nothing twice, and examples that can be pressed.
import { describe, expect, test } from 'vitest';
import type { ActionEntry } from '../../web/console/api/wire.ts';
import { filtersOf, progressOf, saidBeside, type Card } from '../../web/console/chat/turns.ts';

const entry = (given: Partial<ActionEntry>): ActionEntry => ({
  action_id: 'act_1',
  task_id: 'tsk_1',
  tool: 'find_candidates',
  arguments: {},
  status: 'executed',
  summary: '',
  ...given,
});
const card = (given: Partial<ActionEntry>): Card => ({ kind: 'action', entry: entry(given) });
const said = (text: string, ...cards: readonly Card[]) => saidBeside({ text, cards, questions: [] });

describe('what is said beside the cards of an answer', () => {
  test('people who stand in a list are not listed twice', () => {
    const text = '2 candidates (nursing):\n1 in Applied, 1 in Offer.\n1. Ada – Nurse\n2. Ben – Nurse';
    expect(said(text, card({}))).toEqual({ text: '2 candidates (nursing):\n1 in Applied, 1 in Offer.', examples: [] });
  });

  test('a letter is read in its card alone', () => {
    const summary = 'Email Ada (Nurse): “Your application”: Hi Ada,\n\nSoon.';
    const { text } = said(`Draft, not sent yet: ${summary}`, card({ tool: 'send_message', status: 'draft', summary }));
    expect(text).toBe('Draft, not sent yet: Email Ada (Nurse): “Your application”');
  });

  test('an answer that did nothing offers its examples', () => {
    const { text, examples } = said('I can move candidates, for example:\n- Move Ada to Offer\n- Who is in Applied?');
    expect(text).toBe('I can move candidates, for example:');
    expect(examples).toEqual(['Move Ada to Offer', 'Who is in Applied?']);
  });

  test('a list of something that was looked up stays a text', () => {
    const text = 'The brief:\n- URGENT: Contact Ada';
    expect(said(text, card({ tool: 'morning_brief' }))).toEqual({ text, examples: [] });
  });
});

describe('the filters of a search for people', () => {
  test('go into an address as they were given', () => {
    expect(filtersOf(entry({ arguments: { role: 'nursing', days_since_contact: 7, at_risk: true } }))).toEqual({
      role: 'nursing',
      days_since_contact: '7',
      at_risk: 'true',
    });
  });

  test('a span of days that no address holds, and what is not done, lead to no list', () => {
    const span = { has_interview: { from: '2026-03-01', to: '2026-03-08' } };
    expect(filtersOf(entry({ arguments: span }))).toBeUndefined();
    expect(filtersOf(entry({ status: 'failed' }))).toBeUndefined();
    expect(filtersOf(entry({ tool: 'morning_brief' }))).toBeUndefined();
  });
});

test('what is under way says what it has come to', () => {
  expect(progressOf({ text: '', cards: [] })).toBe('Reading your instruction');
  expect(progressOf({ text: 'Mov', cards: [] })).toBe('Answering');
  const two = [card({ tool: 'move_stage' }), card({ action_id: 'act_2', tool: 'book_meeting' })];
  expect(progressOf({ text: '', cards: two })).toBe('2 steps done, working on the rest');
});
