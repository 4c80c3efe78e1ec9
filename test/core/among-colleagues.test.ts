// Which requests ask for a meeting about a candidate without them.
import { expect, test } from 'vitest';
import { isAmongColleagues, titleAmongColleagues } from '../../src/core/among-colleagues.ts';

test.each([
  ['Set up a 30 minute debrief on Nina with Dana', 'Debrief: Nina Kovac'],
  ['a quick hand-over about Nina tomorrow', 'Hand-over: Nina Kovac'],
  ['the hiring committee for Nina on Friday', 'Hiring committee: Nina Kovac'],
  ['book Dana for an hour to discuss Nina', 'Internal: Nina Kovac'],
  ['book 30 minutes with Dana to talk about her', 'Internal: Nina Kovac'],
  ['sit with Ray to decide on Kovac', 'Internal: Nina Kovac'],
])('%s: %s', (request, title) => {
  expect(titleAmongColleagues(request, 'Nina Kovac')).toBe(title);
  expect(isAmongColleagues(title)).toBe(true);
});

test.each([
  'book June about Nina at Wednesday at 2',
  'book an interview with Nina to discuss the role',
  'a call with Nina to talk about salary',
  'an international call with Nina',
])('%s is a meeting with her', (request) => {
  expect(titleAmongColleagues(request, 'Nina Kovac')).toBeUndefined();
});
