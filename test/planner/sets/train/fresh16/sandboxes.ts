// Where the sixteenth further batch is given: a publishing house, and a keeper of railway tracks.
import { organisation } from '../../../organisation.ts';

const publisher = organisation({
  zone: 'Europe/Dublin',
  users: [
    'siofra: Síofra Mulcahy, recruiter',
    'cormac: Cormac Delahunt, hiring_manager',
    'ingeborg: Ingeborg Vestby, hiring_manager',
    'rajan: Rajan Thackeray, hiring_manager',
  ],
  stages: ['New', 'Recruiter Chat', 'Writing Test', 'Editorial Interview', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'ed: Commissioning Editor, editorial, cormac',
    'copy: Copy Editor, editorial, cormac',
    'des: Cover Designer, art, ingeborg',
    'right: Rights Manager, sales, rajan',
  ],
  people: [
    'caoimhe: Caoimhe Brannigan, copy, New, 3',
    'luca: Luca Santorelli, des, Recruiter Chat, 5',
    'philippe: Philippe Gaudreau, right, Writing Test, 8',
    'noreen: Noreen Twomey, ed, Editorial Interview, 1',
    'ashok: Ashok Venkataraman, ed, Writing Test, 4',
    'emer1: Emer Halligan, copy, Recruiter Chat, 6',
    'emer2: Emer Fitzsimons, right, New, 10',
    'birte: Birte Aagaard, des, New, 2',
    'jarlath: Jarlath Kinsella, copy, Writing Test, 14',
    'solene: Solène Bastide, right, Editorial Interview, 2',
  ],
  templates: ['writing_test_brief', 'short_update', 'editorial_no'],
});

const railway = organisation({
  zone: 'Australia/Brisbane',
  users: [
    'bec: Rebecca Trezise, recruiter',
    'nikola: Nikola Draganov, hiring_manager',
    'joyce: Joyce Kamau-Bell, hiring_manager',
    'edward: Edward Hollingsworth, admin',
  ],
  stages: ['Applied', 'Pre-screen', 'Medical', 'Track Assessment', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'trk: Track Worker, track, nikola',
    'sig: Signal Technician, signalling, joyce',
    'pln: Possession Planner, planning, joyce',
    'sup: Track Supervisor, track, nikola',
  ],
  people: [
    'jaxon: Jaxon Merriweather, trk, Applied, 4',
    'lani: Leilani Faumuina, trk, Medical, 2',
    'vikas: Vikas Ranganathan, sig, Pre-screen, 6',
    'marnie: Marnie Costigan, pln, Applied, 9',
    'terrence: Terrence Oduor, sup, Track Assessment, 1',
    'teresa: Teresa Whitcombe, sig, Medical, 3',
    'brayden: Brayden Kulevski, trk, Pre-screen, 12',
    'anahera: Anahera Wikaira, sig, Track Assessment, 2',
    'cliff: Clifford Banerjee, trk, Medical, 5',
    'dot: Dorothy Nakagawa, pln, Pre-screen, 7',
  ],
  templates: ['medical_booking', 'hang_in_there', 'unsuccessful'],
});

export const sandboxes = {
  publisher_jul: publisher('2026-07-07T14:15', {
    calendar: [
      'nor: Editorial interview Noreen, cormac, 2026-07-08T11:00, 60, noreen',
      'cov: Cover meeting, ingeborg, 2026-07-08T14:00, 60',
      'sol: Editorial interview Solène, rajan, 2026-07-09T10:00, 45, solene',
      'fair: Book fair call, rajan, 2026-07-10T15:00, 60',
    ],
  }),
  railway_aug: railway('2027-08-12T08:05', {
    calendar: [
      'poss: Possession meeting, joyce, 2027-08-12T14:00, 60',
      'tool: Toolbox talk, nikola, 2027-08-13T07:00, 30',
      'ter: Track assessment Terrence, nikola, 2027-08-13T09:00, 90, terrence',
      'ana: Track assessment Anahera, nikola, 2027-08-16T13:00, 90, anahera',
    ],
  }),
};
