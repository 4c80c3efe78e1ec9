// Templates as people choose them.
import { expect, test } from 'vitest';
import { dutyTemplates } from '../../src/core/law/duty-texts.ts';
import { inChoiceOrder, isLegalNotice, templateName } from '../../web/console/words/template-names.ts';

test('a legal notice is named by its place and language, any other template by its id in words', () => {
  expect(templateName('notice-us-nyc-es')).toBe('Legal notice, New York City (Spanish)');
  expect(templateName('statement-us-co-en')).toBe('Decision statement, Colorado (English)');
  expect(templateName('at_risk_check_in')).toBe('At risk check in');
  expect(templateName('second-round')).toBe('Second round');
});

test('every notice that the service brings along has a name without an id in it', () => {
  expect(dutyTemplates.length).toBeGreaterThan(2);
  for (const { id } of dutyTemplates) {
    expect(isLegalNotice(id)).toBe(true);
    expect(templateName(id)).not.toMatch(/us-|-en|-es/i);
  }
});

test('the organization’s own templates come first and legal notices last', () => {
  const order = inChoiceOrder([
    { template_id: 'notice-eu-en', built_in: true },
    { template_id: 'no_show', built_in: true },
    { template_id: 'checking_in' },
  ]).map(({ template_id: id }) => id);
  expect(order).toEqual(['checking_in', 'no_show', 'notice-eu-en']);
});
