// A colleague and a candidate of nearly the same name: whoever is called exactly so is meant.
import { expect, test } from 'vitest';
import { move, tell } from '../planner/calls.ts';
import { organisation } from '../planner/organisation.ts';
import { asks, does, inStyle } from '../planner/says.ts';
import { judge } from '../planner/score.ts';

const office = organisation({
  zone: 'Europe/Dublin',
  users: ['nuala: Nuala Farrell, recruiter', 'brendan: Brendan Coyle, hiring_manager'],
  stages: ['New', 'Phone Screen', 'Offer', 'Hired', 'Rejected'],
  jobs: ['cs: Customer Advisor, service, brendan'],
  people: ['aoife: Aoife Brennan, cs, New, 9', 'conor: Conor Daly, cs, New, 2'],
  templates: ['checking_in'],
})('2027-03-02T09:20');

test('a name that is written as it is on record is no slip for another', async () => {
  const said = inStyle<'office'>('slips', {
    office: [
      does('tell brendan that conor is in', tell('brendan', 'conor is in')),
      does('move Brennan to Phone Screen', move('aoife', 'Phone Screen')),
      asks('move brenan to Phone Screen'),
    ],
  });
  const judged = await judge(said, { office });
  expect(judged.filter(({ isExact }) => !isExact).map(({ exchange, calls }) => [exchange.say, calls])).toEqual([]);
}, 120_000);
