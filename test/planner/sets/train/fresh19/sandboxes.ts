// Where the nineteenth further batch is given: lounges at an airport, and an aquarium.
import { organisation } from '../../../organisation.ts';

const lounges = organisation({
  zone: 'Asia/Dubai',
  users: [
    'salma: Salma Benhaddou, recruiter',
    'gareth: Gareth Pritchard, hiring_manager',
    'hind: Hind Al-Suwaidi, hiring_manager',
    'jomar: Jomar Villanueva, hiring_manager',
  ],
  stages: ['Longlist', 'HR Call', 'Grooming Check', 'Assessment Day', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'host: Lounge Host, guest experience, hind',
    'sup: Shift Supervisor, guest experience, hind',
    'chef: Pastry Chef, culinary, gareth',
    'sys: Systems Engineer, technology, jomar',
  ],
  people: [
    'ayesha: Ayesha Karunaratne, host, Longlist, 3',
    'boris: Boris Anguelov, chef, HR Call, 6',
    'thanh: Thanh Ha Vo, host, Grooming Check, 2',
    'miriam1: Miriam Castelnuovo, sup, Assessment Day, 1',
    'miriam2: Miriam Otieno-Clarke, host, Longlist, 7',
    'zane: Zane Abernethy, sys, Longlist, 10',
    'rukhsana: Rukhsana Mirza, sup, HR Call, 4',
    'kenta: Kenta Igarashi, sys, Assessment Day, 2',
    'olga: Olga Yurchenko, chef, Longlist, 15',
    'prosper: Prosper Nkurunziza, host, Assessment Day, 5',
  ],
  templates: ['assessment_day_brief', 'hr_call_invite', 'polite_no_for_now', 'quick_check_in'],
});

const aquarium = organisation({
  zone: 'Pacific/Honolulu',
  users: [
    'noelani: Noelani Kealoha, recruiter',
    'peter: Peter Vandenberg, hiring_manager',
    'yoko: Yoko Tamashiro, hiring_manager',
    'grant: Grant Liufau, admin',
  ],
  stages: ['New', 'Chat', 'Dive Test', 'Team Lunch', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'aq: Aquarist, animal care, peter',
    'edu: Education Guide, education, yoko',
    'vet: Veterinary Assistant, animal care, peter',
    'store: Store Associate, retail, grant',
  ],
  people: [
    'kimo: Kimo Akana, aq, New, 4',
    'sloane: Sloane Whitaker, edu, Chat, 6',
    'hoku: Hoku Naluai, vet, Dive Test, 2',
    'arlo: Arlo Fitzhugh, store, New, 11',
    'bea1: Beatrice Tsukamoto, aq, Dive Test, 3',
    'bea2: Beatriz Olmedo, edu, Team Lunch, 1',
    'malu: Malu Sefo, vet, Chat, 8',
    'quinn: Quinn Abbadie, store, Chat, 5',
    'isaac: Isaac Kaneshiro, aq, Team Lunch, 2',
  ],
  templates: ['dive_test_form', 'lunch_invite', 'see_you_around'],
});

export const sandboxes = {
  lounges_sep: lounges('2027-09-20T08:45', {
    calendar: [
      'stand: Stand-up, jomar, 2027-09-21T08:30, 15',
      'mir: Assessment day Miriam, hind, 2027-09-21T09:00, 180, miriam1',
      'menu: Menu tasting, gareth, 2027-09-21T11:00, 90',
      'ken: Assessment day Kenta, jomar, 2027-09-22T13:00, 120, kenta',
    ],
  }),
  aquarium_dec: aquarium('2026-12-08T07:50', {
    calendar: [
      'feed: Shark feeding, peter, 2026-12-09T10:00, 45',
      'bea: Team lunch Beatriz, yoko, 2026-12-09T12:00, 60, bea2',
      'isa: Team lunch Isaac, peter, 2026-12-10T12:00, 60, isaac',
      'inv: Stock count, grant, 2026-12-11T08:00, 180',
    ],
  }),
};
