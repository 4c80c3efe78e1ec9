// Messages of two or three orders, of which one goes on about the other, or is only clear as a whole message. Beside them near twins
// of which no more may be done than is said.
import { describe, expect, test } from 'vitest';
import {
  book,
  cancel,
  find,
  followUp,
  free,
  log,
  message,
  move,
  note,
  reject,
  reschedule,
  tell,
} from '../planner/calls.ts';
import { organisation } from '../planner/organisation.ts';
import { asks, does, inStyle } from '../planner/says.ts';
import { longest, missedOf } from './missed.ts';

const cooperative = organisation({
  zone: 'America/Chicago',
  users: [
    'nora: Nora Velt, recruiter',
    'frank: Frank Osei, hiring_manager',
    'petra: Petra Lund, hiring_manager',
    'guy: Guy Marsden, hiring_manager',
  ],
  stages: ['New', 'Phone Screen', 'Team Interview', 'Trial Day', 'References', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'bake: Head Baker, kitchen, frank',
    'driver: Delivery Driver, logistics, petra',
    'buyer: Produce Buyer, purchasing, guy',
  ],
  people: [
    'alma: Alma Reyes, bake, Phone Screen, 2',
    'carla: Carla Ostrowski, buyer, Team Interview, 3',
    'esme: Esme Whitlock, bake, Team Interview, 4',
    'hassan: Hassan Toure, driver, Phone Screen, 7',
    'jonah: Jonah Pratt, driver, New, 12',
    'kofi: Kofi Mensah, bake, Offer, 1',
  ],
  templates: ['trial_day_details', 'regret_letter'],
});
const sandboxes = {
  coop: cooperative('2026-10-07T09:00', {
    calendar: [
      'alm: Phone screen Alma Reyes, nora, 2026-10-08T10:00, 30, alma',
      'car: Team interview Carla, guy, 2026-10-08T14:00, 60, carla',
      'esm: Team interview Esme, frank, 2026-10-09T11:00, 60, esme',
      'has: Phone screen Hassan, nora, 2026-10-09T15:00, 30, hassan',
    ],
  }),
};
const missed = (...said: readonly ReturnType<typeof does>[]) =>
  missedOf(inStyle<keyof typeof sandboxes>('composed', { coop: said }), sandboxes);

describe('a colleague is told of what is ordered', () => {
  test(
    'behind a story about whoever the order is for',
    async () => {
      expect(
        await missed(
          does(
            "Carla is sick. Please cancel tomorrow's interview with her and tell Guy.",
            cancel('car'),
            tell('guy', '*'),
          ),
          does(
            "Esme can't make Friday. Move her interview to Monday, same time, and let her know.",
            reschedule('esm', '2026-10-12T11:00'),
            message('esme', '*'),
          ),
          does(
            'hassan cant do fri at 3, take him to 4:30 the same day n tell petra',
            reschedule('has', '2026-10-09T16:30'),
            tell('petra', '*'),
          ),
          does('Frank decided against Jonah. Reject him and let Frank know.', reject('jonah'), tell('frank', '*')),
        ),
      ).toEqual([]);
    },
    longest,
  );

  test(
    'however it is said that it is this they are to hear',
    async () => {
      expect(
        await missed(
          does(
            'Kofi accepted! Please mark him as hired and tell Frank the good news.',
            move('kofi', 'Hired'),
            tell('frank', '*'),
          ),
          does(
            "Move Carla's interview tomorrow to 4 and remind Guy of it.",
            reschedule('car', '2026-10-08T16:00'),
            tell('guy', '*'),
          ),
          does("Cancel Carla's interview and tell Guy about the cancellation.", cancel('car'), tell('guy', '*')),
          does('carlas thing tmrw to 4 n tell guy', reschedule('car', '2026-10-08T16:00'), tell('guy', '*')),
        ),
      ).toEqual([]);
    },
    longest,
  );

  test(
    'and asked for the words where the story may be what they are to hear, or another is spoken of',
    async () => {
      expect(
        await missed(
          asks('Carla is sick. Cancel her interview tomorrow. Tell Guy.', cancel('car')),
          asks("Jonah called. Cancel Carla's interview tomorrow and tell Guy.", cancel('car')),
          asks('Kofi accepted, move him to Hired and tell Frank something nice', move('kofi', 'Hired')),
        ),
      ).toEqual([]);
    },
    longest,
  );
});

describe('an order that goes on about the one before it', () => {
  test(
    'is read as in a talk',
    async () => {
      expect(
        await missed(
          does(
            'Alma: team interview. Hassan: likewise.',
            move('alma', 'Team Interview'),
            move('hassan', 'Team Interview'),
          ),
          does(
            'Alma goes to Team Interview and where could Frank squeeze in 60 minutes on Friday?',
            move('alma', 'Team Interview'),
            free('frank', '2026-10-09', '2026-10-10', 60),
          ),
          does('1 who is in New\n2 what we did yesterday', find({ stage: 'New' }), log('yesterday')),
        ),
      ).toEqual([]);
    },
    longest,
  );

  test(
    'does no more than is said',
    async () => {
      expect(
        await missed(
          asks('If Alma agrees: team interview. Hassan: likewise.'),
          asks('Alma to Team Interview, scratch that, to Offer'),
          asks(
            'Book Alma with Frank tomorrow at 3 for an hour and tell him.',
            book('2026-10-08T15:00', 60, 'frank', { about: 'alma' }),
          ),
          does(
            'We are short of drivers, so please reject Jonah with the regret letter.',
            reject('jonah', { message_template: 'regret_letter' }),
          ),
          does('Send Carla the trial day details. Guy was so happy with her.', followUp('carla', 'trial_day_details')),
          does('Note for Esme: allergic to nuts, ask for a list', note('esme', 'allergic to nuts, ask for a list')),
        ),
      ).toEqual([]);
    },
    longest,
  );
});
