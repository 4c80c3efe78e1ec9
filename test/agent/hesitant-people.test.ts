// People who are new to the product, type with their thumbs, are in a hurry or speak: their orders, and beside each kind what is none.
import { expect, test } from 'vitest';
import {
  book,
  cancel,
  find,
  followUp,
  followUpAll,
  move,
  note,
  offer,
  reject,
  reschedule,
  show,
  tell,
} from '../planner/calls.ts';
import { asks, does, hypothetical, inStyle, negated, nothing } from '../planner/says.ts';
import { sandboxes } from '../planner/sets/train/fresh40/sandboxes.ts';
import { longest, missedOf } from './missed.ts';

const said = (kind: string, ones: NonNullable<Parameters<typeof inStyle<'carepoint_nov'>>[1]['carepoint_nov']>) => ({
  kind,
  instructions: inStyle<'carepoint_nov'>(kind, { carepoint_nov: ones }),
});

const kinds = [
  said('how one does a thing that is named', [
    does('how do I move Rob to phone screen? Could you do it for me?', move('rob', 'Phone Screen')),
    does(
      'where do I book something with Bill? Friday at 2, half an hour, for Hank',
      book('2026-11-20T14:00', 30, 'bill', { about: 'hank' }),
    ),
    does("I can't find where to cancel the budget review, could you do it for me?", cancel('bud')),
    does(
      'How would I go about sending Deb the reference request – can you do that?',
      followUp('deb', 'reference_request'),
    ),
    does('is this where I reject Rob? can you do it', reject('rob')),
    // Nobody named, or not decided yet
    nothing('how do I move Rob to phone screen?'),
    nothing('How do I reject someone?'),
    nothing('how do I move people to another stage?'),
    nothing('How do I reject Rob?'),
    nothing('where do I cancel a meeting?'),
    nothing('How do I change my password?'),
    nothing('how do I move Rob to phone screen? can you explain it'),
    nothing('can you show me how to move Rob to phone screen?'),
    hypothetical('how would we ever explain it to Rob if we moved him back?'),
  ]),
  said('excuses around an order', [
    does(
      "hi, I just started this week... I'm not totally sure how this works but could you move Rob to phone screen",
      move('rob', 'Phone Screen'),
    ),
    does('sorry if this is a silly question but who is in Reference Check?', find({ stage: 'Reference Check' })),
    does("can you show me Kat? I don't know the system yet", show('kat')),
    does("Not sure I'm doing this right: please cancel the budget review", cancel('bud')),
    does('note on Rob: new here, still learning', note('rob', 'new here, still learning')),
    nothing("I'm new here and I don't know how this works"),
    nothing("not sure Maria should go to the phone screen but her CV is here, what's next?"),
  ]),
  said('duties and wishes with a mark behind them', [
    does('I think I need to get Rob into the phone screen part?', move('rob', 'Phone Screen')),
    does("I think I'd like Rob moved to Phone Screen? pretty sure that's right", move('rob', 'Phone Screen')),
    does(
      'I guess Rob would be next for the phone screen? could you move him there please',
      move('rob', 'Phone Screen'),
    ),
    does(
      "Bill said something about Anita's phone screen being moved to 11 on Monday, can you sort that out?",
      reschedule('anita', '2026-11-23T11:00'),
    ),
    asks('I think I need to reject Rob?'),
    asks('Do I need to move Rob to phone screen?'),
    nothing('should I move Rob to phone screen?'),
  ]),
  said('words misspelled and cut short', [
    does('mv rob fone scren pls', move('rob', 'Phone Screen')),
    does('tel bill anika aced it', tell('bill', 'anika aced it')),
    does('let bill kno anika asked abt parking', tell('bill', 'anika asked abt parking')),
    does('ofr kat 62k strt dec 1', offer('kat', { salary: 62_000, start_date: '2026-12-01' })),
    does(
      'move rob 2 phone screen n bk 30 w bill fri 2p',
      move('rob', 'Phone Screen'),
      book('2026-11-20T14:00', 30, 'bill', { about: 'rob' }),
    ),
    does('snd deb the referense request', followUp('deb', 'reference_request')),
    does('anika passd phone screen > technical assesment', move('anika', 'Technical Assessment')),
    does(
      'mike technical assessment, anika onsite interview',
      move('mike', 'Technical Assessment'),
      move('anika', 'Onsite Interview'),
    ),
    does('rob phone screen, tolu reference check pls', move('rob', 'Phone Screen'), move('tolu', 'Reference Check')),
    does('rob out. reject, application declined template', reject('rob', { message_template: 'application_declined' })),
    negated('dnt mv rob yet'),
  ]),
  said('speech', [
    does(
      'so um can you move rob to phone screen and then like book thirty minutes with bill on friday at two',
      move('rob', 'Phone Screen'),
      book('2026-11-20T14:00', 30, 'bill', { about: 'rob' }),
    ),
    does('anika did not show up reject her please', reject('anika')),
    does('i spoke to tolu for an hour and she is great move her to reference check', move('tolu', 'Reference Check')),
    does(
      'so for everybody in reference check um send them the gentle nudge',
      followUpAll({ stage: 'Reference Check' }, 'gentle_nudge'),
    ),
    does('um i wanted to ask can you put rob in phone screen', move('rob', 'Phone Screen')),
    negated('i wanted to cancel the budget review but um no keep it'),
    does('um so tolu did well on the phone can you move him to reference check', move('tolu', 'Reference Check')),
    nothing('i would never just reject her'),
    nothing('bill thinks we can reject him'),
    does('rob passed his call can you move him to phone screen', move('rob', 'Phone Screen')),
    does(
      'renees onsite tomorrow that needs to go to uh three no wait half past three please',
      reschedule('ren', '2026-11-19T15:30'),
    ),
    does('okay um note for rob he he said he can start in two weeks', note('rob', 'he said he can start in two weeks')),
    does('book bill with hank on friday at like three', book('2026-11-20T15:00', 30, 'bill', { about: 'hank' })),
    does('tell bill rob asked can you move my call', tell('bill', 'rob asked can you move my call')),
  ]),
  said('in a hurry', [
    does('offer Kat 62k start 1 December, back in 5', offer('kat', { salary: 62_000, start_date: '2026-12-01' })),
    does('in a meeting, just do it: Rob to Phone Screen', move('rob', 'Phone Screen')),
    does('Bill Monday 11 for 20 with Hank', book('2026-11-23T11:00', 20, 'bill', { about: 'hank' })),
  ]),
];

test.each(kinds)(
  '$kind',
  async ({ instructions }) => {
    expect(await missedOf(instructions, sandboxes)).toEqual([]);
  },
  longest,
);
