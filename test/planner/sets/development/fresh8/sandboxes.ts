// Where the eighth further batch is given: a hotel group.
import { organisation } from '../../../organisation.ts';

const hotels = organisation({
  zone: 'America/Chicago',
  users: [
    'wren: Wren Castellane, recruiter',
    'desmond: Desmond Achterhof, hiring_manager',
    'paloma: Paloma Reyes-Fitz, hiring_manager',
    'hugh: Hugh Tremblay, admin',
  ],
  stages: ['Applied', 'Phone Screen', 'Manager Interview', 'Working Trial', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'chef: Sous Chef, hospitality, desmond',
    'desk: Front Desk Agent, administration, paloma',
    'maint: Maintenance Technician, technician, hugh',
    'ev: Events Coordinator, operations, paloma',
  ],
  people: [
    'anouk: Anouk Vermeer, chef, Phone Screen, 2',
    'bo: Bo Lindqvist, maint, Applied, 10',
    'carl1: Carlos Ibarra, desk, Manager Interview, 4',
    'carl2: Carlos Moretti, chef, Applied, 6',
    'delia: Delia Ashworth, ev, Working Trial, 1',
    'ezra: Ezra Goldmann, desk, Applied, 15',
    'fay: Fay Okafor, ev, Phone Screen, 8',
    'gil: Gilberto Santana, maint, Manager Interview, 3',
  ],
  templates: ['trial_day_info', 'warm_hello', 'sorry_letter'],
});

export const sandboxes = {
  hotels_may: hotels('2026-05-12T09:05', {
    calendar: [
      'menu: Menu tasting, desmond, 2026-05-13T11:00, 60',
      'gil: Manager interview Gilberto, hugh, 2026-05-14T10:00, 45, gil',
      'trial: Trial debrief Delia, paloma, 2026-05-13T15:00, 30, delia',
    ],
  }),
};
