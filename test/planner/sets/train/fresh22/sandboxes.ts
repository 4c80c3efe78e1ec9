// Where the twenty-second further batch is given: a maker of garments, and a theatre.
import { organisation } from '../../../organisation.ts';

const garments = organisation({
  zone: 'Asia/Karachi',
  users: [
    'sadaf: Sadaf Qureshi-Lane, recruiter',
    'tariq: Tariq Bashirov, hiring_manager',
    'nadine: Nadine Kolb, hiring_manager',
    'hiep: Hiep Doan, hiring_manager',
  ],
  stages: ['Received', 'First Interview', 'Sewing Test', 'Second Interview', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'mach: Sewing Machinist, production, tariq',
    'patt: Pattern Maker, design, nadine',
    'merch: Merchandiser, sales, hiep',
    'qc: Quality Inspector, quality, tariq',
  ],
  people: [
    'zubair: Zubair Lodhi, mach, Received, 3',
    'mahnoor: Mahnoor Tiwana, patt, First Interview, 6',
    'greeshma: Greeshma Pothen, merch, First Interview, 2',
    'adil: Adil Khattak, qc, Sewing Test, 4',
    'adila: Adila Rehmani, mach, Sewing Test, 9',
    'phuong: Phuong Nghiem, patt, Second Interview, 1',
    'werner: Werner Aschauer, qc, Received, 11',
    'samira1: Samira Jokhio, merch, Received, 7',
    'samira2: Samira Valdivia, mach, First Interview, 5',
    'gul: Gulzar Afridi, mach, Second Interview, 2',
  ],
  templates: ['sewing_test_place', 'are_you_with_us', 'regrets_mail'],
});

const theatre = organisation({
  zone: 'Europe/Lisbon',
  users: [
    'leonor: Leonor Sacramento, recruiter',
    'duarte: Duarte Falcão, hiring_manager',
    'winnie: Winifred Oakes, hiring_manager',
    'bram: Bram Stoffels, admin',
  ],
  stages: ['New', 'Intro', 'Practical', 'Meet the Crew', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'light: Lighting Technician, technical, duarte',
    'sound: Sound Engineer, technical, duarte',
    'box: Box Office Manager, front of house, winnie',
    'prod: Production Assistant, production, bram',
  ],
  people: [
    'salvador: Salvador Quaresma, light, New, 5',
    'iris: Iris Hallgrímsdóttir, sound, Practical, 2',
    'kwabena: Kwabena Ofosu, light, Intro, 4',
    'beatrix: Beatrix Lanz, box, Meet the Crew, 1',
    'tomaz1: Tomaz Kovačič, sound, Intro, 8',
    'tomaz2: Tomaz Azevedo, prod, New, 10',
    'nell: Nell Applewhite, box, Intro, 6',
    'rui: Rui Damásio, prod, Practical, 3',
    'odile: Odile Garnier-Pratt, light, Practical, 13',
  ],
  templates: ['practical_call_sheet', 'still_curious', 'thank_you_no'],
});

export const sandboxes = {
  garments_nov: garments('2027-11-03T10:30', {
    calendar: [
      'ship: Shipment call, hiep, 2027-11-04T09:30, 30',
      'phu: Second interview Phuong, nadine, 2027-11-04T11:00, 60, phuong',
      'gul: Second interview Gulzar, tariq, 2027-11-05T15:00, 45, gul',
    ],
  }),
  theatre_nov: theatre('2026-11-10T16:00', {
    calendar: [
      'get: Get-in, duarte, 2026-11-11T08:00, 240',
      'bea: Meet the crew Beatrix, winnie, 2026-11-11T15:00, 60, beatrix',
      'bud: Season budget, bram, 2026-11-12T10:00, 60',
      'iri: Practical Iris, duarte, 2026-11-13T09:30, 120, iris',
    ],
  }),
};
