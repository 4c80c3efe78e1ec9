// Pronouns, words left out, and places in lists: what a turn says only together with those before it.
import { asked, calm, done, talk, talkAs, type TalkScript } from './talk.ts';

export const pointing: readonly TalkScript[] = [
  talk(
    'her, her hiring manager, him',
    { say: 'Where is Mei-Lin at?', calls: ['show_candidate'], given: { candidate: 'c_mei' }, tells: ['Phone Screen'] },
    {
      ...done('move her to the workshop', 'mei: Phone Screen → Workshop'),
      tells: [/Mei-Lin Zhou moved from Phone Screen to Workshop/],
    },
    {
      ...done('and book 45 minutes with her hiring manager on Monday at 10', 'booked dev on mei, Mon 19 10:00, 45 min'),
      tells: ['Devraj Pillai', 'Monday', '10:00 AM'],
    },
    {
      say: 'let him know she can only do it by phone',
      calls: ['notify_user'],
      given: { user: 'u_dev', text: /only do it by phone/ },
    },
  ),
  talk(
    'the same for others',
    done('Move Hugo to Workshop', 'hugo: Phone Screen → Workshop'),
    done('same for Priyanka', 'priyanka: Phone Screen → Workshop'),
    done('and Tomasz', 'tomasz: Phone Screen → Workshop'),
    calm('not Leo though', /\S/),
  ),
  talk(
    'he, his hiring manager, his file',
    { say: 'when did we last speak to Jürgen?', calls: ['show_candidate'], given: { candidate: 'c_jurgen' } },
    done('send him the checking in mail', 'mail to jurgen: Still interested, Jürgen?'),
    {
      say: 'tell his manager I have chased him',
      calls: ['notify_user'],
      given: { user: 'u_marcus', text: /chased/ },
    },
    done('and put on his file that he prefers mornings', 'note on jurgen: he prefers mornings'),
  ),
  talk(
    'another hour, hers, the other one',
    done('Book Elizabeth with Dev for half an hour tomorrow at 11', 'booked dev on liz, Fri 16 11:00, 30 min'),
    done('and Nia at 11:30', 'booked dev on nia, Fri 16 11:30, 30 min'),
    done('move Nia to 1pm', 'moved dev on nia, Fri 16 11:30, 30 min → dev on nia, Fri 16 13:00, 30 min'),
    done('cancel the other one', 'called off dev on liz, Fri 16 11:00, 30 min'),
  ),
  talk(
    'free times, and the first of them',
    {
      say: "When's Dev free tomorrow morning?",
      calls: ['find_free_slots'],
      given: { with: ['u_dev'] },
      tells: ['1. tomorrow at 9:00 AM'],
    },
    done('book Mei-Lin in for the first one', 'booked dev on mei, Fri 16 09:00, 30 min'),
    done('book Omar in for the second one', 'booked dev on omar, Fri 16 09:30, 30 min'),
  ),
  talk(
    'the second one',
    {
      say: "who hasn't heard from us in 10 days?",
      calls: ['find_candidates'],
      given: { days_since_contact: 10 },
      tells: [/1\. Ana Beltrán[^]*2\. Jürgen Stahl[^]*3\. Leonardo Conti/],
    },
    done('move the second one to phone screen', 'jurgen: Workshop → Phone Screen'),
    done('and send the first one the checking in mail', 'mail to beltran: Still interested, Ana?'),
    done('send Leo the checking in mail', 'mail to leo: Still interested, Leonardo?'),
  ),
  talk(
    'both',
    { say: 'How are Hugo and Nia doing?', calls: ['show_candidate', 'show_candidate'] },
    { say: 'send both the references mail', calls: ['send_followup draft', 'send_followup draft'], changes: [] },
    done('put a note on both: cleared by legal', 'note on hugo: cleared by legal', 'note on nia: cleared by legal'),
  ),
  talk(
    'number two of a list, rejected',
    { say: "who's in Workshop right now?", calls: ['find_candidates'], given: { stage: 'Workshop' } },
    { say: 'reject number 2', calls: ['reject_candidate waits'], changes: ['reject_candidate jurgen waits'] },
    {
      say: 'decline it',
      calls: ['reject_candidate rejected'],
      changes: ['reject_candidate jurgen waits no longer'],
    },
  ),
  talk(
    'a nickname, then who it was',
    done('Move Liz to Offer', 'liz: Final Panel → Offer'),
    { say: 'who is her hiring manager?', asks: 'either', tells: ['Devraj Pillai'] },
    { say: 'tell Dev Liz is at offer stage', calls: ['notify_user'], given: { user: 'u_dev' } },
    done('and move her back', 'liz: Offer → Final Panel'),
  ),
  talkAs(
    'marcus',
    'me and my meeting',
    done('Book me half an hour with Fiona on Monday at 9', 'booked marcus on fiona, Mon 19 09:00, 30 min'),
    done('make it an hour', 'moved marcus on fiona, Mon 19 09:00, 30 min → marcus on fiona, Mon 19 09:00, 60 min'),
    { say: 'what do I have on Monday?', asks: 'either' },
  ),
  talk(
    'a list, and somebody who is not on it',
    { say: 'who is in the final panel?', calls: ['find_candidates'], given: { stage: 'Final Panel' } },
    asked('move the fifth one to offer'),
    done('ok, Zoë then', 'zoe: Final Panel → Offer'),
  ),
];
