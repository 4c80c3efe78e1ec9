// Where the terse sayings are said: a brewery on a Wednesday morning.
import { organisation } from '../../planner/organisation.ts';

const brewery = organisation({
  zone: 'Europe/London',
  users: [
    'tamsin: Tamsin Orchard, recruiter',
    'bram: Bram Okonedo, hiring_manager',
    'lotte: Lotte Fairweather, hiring_manager',
    'gil: Gilbert Penrose, admin',
  ],
  stages: ['Enquiry', 'CV Sift', 'Phone Chat', 'Taster Shift', 'Final Interview', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'brew: Assistant Brewer, production, bram',
    'bar: Taproom Supervisor, hospitality, lotte',
    'dray: Dray Driver, logistics, gil',
    'acc: Accounts Clerk, finance, gil',
  ],
  people: [
    'odette: Odette Kimura, brew, CV Sift, 9',
    'rafe: Rafe Dunmore, brew, Taster Shift, 2',
    'ines: Inés Calloway, bar, Phone Chat, 6',
    'yusuf: Yusuf Abernathy, dray, Enquiry, 12',
    'nell: Nell Prokop, acc, Final Interview, 1',
    'corey1: Corey Blount, bar, CV Sift, 4',
    'corey2: Corey Vashti, dray, Phone Chat, 3',
    'signe: Signe Halloran, acc, Enquiry, 15',
    'dario: Dario Whitlock, brew, Final Interview, 5',
    'petra: Petra Ngata, bar, Enquiry, 8',
  ],
  templates: ['sorry_this_time', 'brewery_tour_map', 'quick_hello', 'taster_shift_details', 'payroll_form'],
});

export const sandboxes = {
  wednesday: brewery('2027-03-10T09:20', {
    calendar: [
      'taste: Tasting panel, bram, 2027-03-11T10:00, 60',
      'nell: Final interview Nell, gil, 2027-03-12T11:00, 45, nell',
      'rota: Rota planning, lotte, 2027-03-11T15:00, 30',
    ],
  }),
};
