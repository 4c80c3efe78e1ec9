// Where the fifty-ninth further batch is given: expedition cruises in Norway and an animation studio in New Zealand.
import { organisation } from '../../../organisation.ts';

const cruises = organisation({
  zone: 'Europe/Oslo',
  users: [
    'ragna: Ragna Solheim, recruiter',
    'eivind: Eivind Haugstad, hiring_manager',
    'marit: Marit Tveit, hiring_manager',
    'jorunn: Jørunn Aasen, hiring_manager',
    'terje: Terje Brekke, admin',
  ],
  stages: ['Søknad', 'Førstesamtale', 'Simulatorprøve', 'Helsesjekk', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'mate: Deck Officer, deck, eivind',
    'eng: Marine Engineer, engine, eivind',
    'steward: Cabin Steward, hospitality, marit',
    'rev: Revenue Analyst, commercial, jorunn',
  ],
  people: [
    'ingrid1: Ingrid Mæland, mate, Førstesamtale, 6',
    'ingrid2: Ingrid Skarsbø, steward, Søknad, 3',
    'bjarte: Bjarte Kvamme, eng, Simulatorprøve, 9',
    'solvi: Sølvi Hegdal, steward, Førstesamtale, 12',
    'piotr: Piotr Zawadzki, eng, Søknad, 4',
    'haakon: Haakon Lillebø, mate, Helsesjekk, 2',
    'thea: Thea Rønning-Falk, rev, Søknad, 8',
    'alex: Aleksander Dybvik, rev, Førstesamtale, 5',
    'odd: Odd Myrvold, steward, Simulatorprøve, 1',
    'joon: Joon-ho Baek, eng, Førstesamtale, 15',
  ],
  templates: ['boarding_info', 'simulator_tips', 'quick_check', 'fair_winds'],
});

const studio = organisation({
  zone: 'Pacific/Auckland',
  users: [
    'tui: Tui Parata, recruiter',
    'cressida: Cressida Lomax, hiring_manager',
    'dougal: Dougal Ferrier, hiring_manager',
    'anahera: Anahera Whaanga, hiring_manager',
    'lionel: Lionel Achterberg, admin',
  ],
  stages: ['Reel In', 'Art Test', 'Studio Chat', 'Producer Round', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'rig: Rigging Artist, technical art, dougal',
    'anim: Character Animator, animation, cressida',
    'comp: Compositor, lighting, dougal',
    'prod: Line Producer, production, anahera',
  ],
  people: [
    'mele: Mele Tupou-Hart, anim, Reel In, 7',
    'gwen1: Gwendolyn Ashby, anim, Art Test, 10',
    'gwen2: Gwenda Sarsfield, prod, Studio Chat, 4',
    'kenji: Kenji Morikawa, comp, Art Test, 3',
    'fitz: Hamish Fitzgibbon, rig, Reel In, 14',
    'roz: Rosalind Quirke, comp, Producer Round, 2',
    'ata: Atawhai Henare, anim, Studio Chat, 6',
    'luka: Luka Perić, rig, Producer Round, 1',
    'dot: Dorothy Vandermeer, prod, Reel In, 11',
    'sami: Sami Koskela, rig, Art Test, 5',
  ],
  templates: ['art_test_brief', 'reel_received', 'warm_hello', 'gentle_no'],
});

export const sandboxes = {
  cruises_mar: cruises('2026-03-25T13:40', {
    calendar: [
      'drill: Safety drill, eivind, 2026-03-26T09:00, 120',
      'budget: Budget round, jorunn, 2026-03-27T13:00, 90',
      'leave: Annual leave, marit, 2026-03-30T08:00, 540',
      'inga: First talk Ingrid Mæland, eivind, 2026-03-30T10:00, 45, ingrid1',
      'sim: Simulator session Bjarte, eivind, 2026-03-31T08:30, 120, bjarte',
    ],
  }),
  cruises_oct: cruises('2026-10-23T08:20', {
    moved: {
      ingrid1: 'Helsesjekk, 2',
      piotr: 'Simulatorprøve, 7',
      thea: 'Førstesamtale, 3',
    },
    without: ['ingrid2', 'joon'],
    calendar: [
      'menu: Menu tasting, marit, 2026-10-23T11:00, 120',
      'dock: Dry dock visit, eivind, 2026-10-26T08:00, 300',
      'alex: Talk with Aleksander, jorunn, 2026-10-27T13:00, 45, alex',
      'odd: Simulator session Odd, marit, 2026-10-28T09:30, 60, odd',
    ],
  }),
  studio_mar: studio('2026-03-31T11:15', {
    calendar: [
      'pitch: Pitch day, anahera, 2026-04-01T09:00, 480',
      'dailies: Dailies, cressida, 2026-04-01T10:00, 60',
      'roz: Producer round Rosalind, dougal, 2026-04-02T14:00, 60, roz',
      'gwen: Studio chat Gwenda, anahera, 2026-04-07T11:00, 30, gwen2',
    ],
  }),
  studio_sep: studio('2026-09-24T16:10', {
    moved: { kenji: 'Studio Chat, 2', mele: 'Art Test, 9', dot: 'Studio Chat, 6' },
    without: ['gwen2'],
    calendar: [
      'wrap: Wrap review, dougal, 2026-09-25T13:00, 120',
      'away: Away in Sydney, cressida, 2026-09-28T08:00, 540',
      'kenji: Studio chat Kenji, dougal, 2026-09-29T10:30, 45, kenji',
      'ata: Producer meeting Atawhai, cressida, 2026-09-30T15:00, 30, ata',
    ],
  }),
};
