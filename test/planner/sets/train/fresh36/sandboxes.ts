// Where the thirty-sixth further batch is given: a museum and a ferry company.
import { organisation } from '../../../organisation.ts';

const museum = organisation({
  zone: 'Europe/Ljubljana',
  users: [
    'vesna: Vesna Dolinar, recruiter',
    'april: April Tremblay-Kos, hiring_manager',
    'matjaz: Matjaž Hribernik, hiring_manager',
    'petraz: Petra Zajc-Lowell, hiring_manager',
    'grant: Grant Ellerby, admin',
  ],
  stages: ['Applied', 'Screening', 'Floor Tour', 'Interview', 'References', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'guide: Gallery Guide, visitor services, april',
    'cons: Paper Conservator, conservation, matjaz',
    'regi: Registrar, collections, matjaz',
    'shop: Shop Assistant, retail, grant',
  ],
  people: [
    'zuzana: Zuzana Hlaváčová, cons, References, 2',
    'quincy: Quincy Abelard, guide, Screening, 5',
    'sunday: Sunday Oyelaran-Finch, shop, Applied, 9',
    'may: May Sjölander, guide, Floor Tour, 3',
    'will: Will Pargeter, regi, Interview, 4',
    'hope: Hope Annesley, shop, Screening, 12',
    'petra: Petra Vodnik, cons, Interview, 1',
    'tomas1: Tomáš Birgisson, guide, Applied, 7',
    'tomas2: Tomáš Okoro-Veldt, regi, Screening, 15',
    'ines: Inês Caldeirinha, guide, Interview, 2',
    'boris: Boris Jankulovski, shop, Floor Tour, 6',
    'dara: Dara Kovačić-Bell, regi, References, 3',
  ],
  templates: ['floor_tour_map', 'interview_directions', 'reference_request', 'thank_you_no'],
});

const ferry = organisation({
  zone: 'America/Halifax',
  users: [
    'odette: Odette Comeau-Brandt, recruiter',
    'chase: Chase Mulhollan, hiring_manager',
    'ruthie: Ruth Peddlesden, hiring_manager',
    'nils: Nils Ostrander, hiring_manager',
    'frank: Frank Theriault-Oyama, admin',
  ],
  stages: ['Inbox', 'First Call', 'Dock Trial', 'Medical', 'Panel', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'deck: Deckhand, crew, chase',
    'mate: Chief Mate, crew, chase',
    'cook: Galley Cook, catering, ruthie',
    'tick: Ticket Agent, terminal, nils',
    'mech: Marine Mechanic, engine room, frank',
  ],
  people: [
    'gus: Gus Arseneault, deck, Dock Trial, 2',
    'nils2: Nils Fjærestad, mech, First Call, 6',
    'wren: Wren Pellingham, cook, Panel, 1',
    'june: June Abernethy-Roy, tick, First Call, 4',
    'bill: Bill Sarrazin, deck, Inbox, 11',
    'mina1: Mina Desroches, cook, Medical, 3',
    'mina2: Mina Halvorsen-Tak, tick, Panel, 8',
    'cass: Cassidy Blomqvist, mate, Panel, 2',
    'omer: Omer Yildizhan, mech, Medical, 5',
    'tova: Tova Grünspan, tick, Inbox, 16',
    'friday: Friday Ekwensi, deck, First Call, 3',
    'pax: Paxton Leadbetter, mate, Dock Trial, 7',
  ],
  templates: ['dock_trial_info', 'medical_form', 'panel_schedule', 'sorry_letter'],
});

export const sandboxes = {
  museum_dec: museum('2026-11-30T08:40', {
    calendar: [
      'wil: Interview Will, matjaz, 2026-12-01T10:00, 60, will',
      'ine: Interview Inês, april, 2026-12-01T14:00, 45, ines',
      'bud: Budget review, grant, 2026-12-01T16:00, 60',
      'pet: Interview Petra, matjaz, 2026-12-02T11:00, 60, petra',
      'tou: Floor tour May, april, 2026-12-03T09:30, 30, may',
      'loan: Loans committee, matjaz, 2026-12-03T15:00, 60',
    ],
  }),
  crossing_apr: ferry('2027-04-14T13:20', {
    calendar: [
      'gus: Dock trial Gus, chase, 2027-04-15T08:00, 120, gus',
      'wre: Panel Wren, ruthie, 2027-04-15T13:00, 60, wren',
      'saf: Safety drill, frank, 2027-04-16T09:00, 60',
      'cas: Panel Cassidy, chase, 2027-04-16T10:00, 60, cass',
      'min: Panel Mina, nils, 2027-04-16T14:00, 45, mina2',
      'ros: Roster meeting, ruthie, 2027-04-19T09:00, 30',
    ],
  }),
};
