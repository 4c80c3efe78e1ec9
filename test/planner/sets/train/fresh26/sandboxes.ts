// Where the twenty-sixth further batch is given: a hospital, a haulier and a maker of software.
import { organisation } from '../../../organisation.ts';

const hospital = organisation({
  zone: 'America/New_York',
  users: [
    'nora: Nora Vandermolen, recruiter',
    'isolde: Isolde Fairweather, hiring_manager',
    'kwabena: Kwabena Owusu-Mensah, hiring_manager',
    'petra: Petra Halloran, admin',
  ],
  stages: ['Applied', 'Nurse Screen', 'Skills Check', 'Panel Interview', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'icun: ICU Nurse, nursing, isolde',
    'ern: ER Nurse, nursing, isolde',
    'rad: Radiology Technician, imaging, kwabena',
    'ward: Ward Clerk, administration, petra',
  ],
  people: [
    'maya1: Maya Thorsteinson, icun, Nurse Screen, 6',
    'maya2: Maya Baptiste, rad, Applied, 11',
    'leo: Leo Castellane, ern, Applied, 3',
    'dana: Dana Okonjo, icun, Skills Check, 2',
    'ravi: Ravi Subraman, rad, Skills Check, 9',
    'gwen: Gwendolyn Pryce-Jones, ern, Panel Interview, 1',
    'omar: Omar Belhadj, ward, Applied, 14',
    'tilda: Tilda Ekström, icun, Applied, 5',
    'felix: Felix Marchetti, rad, Panel Interview, 4',
    'suki: Suki Tanimoto, ward, Nurse Screen, 8',
    'josie: Josephine Adler, ern, Nurse Screen, 12',
  ],
  templates: ['shift_nudge', 'interview_details', 'kind_decline'],
});

const haulier = organisation({
  zone: 'Europe/Amsterdam',
  users: [
    'nora: Nora Kuiperbak, recruiter',
    'joris: Joris Wetering, hiring_manager',
    'anouk: Anouk Delacourt, hiring_manager',
    'bram: Bram Holtkamp, admin',
  ],
  stages: ['New', 'Intake Call', 'Driving Test', 'Depot Visit', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'drv: Truck Driver, transport, joris',
    'disp: Night Dispatcher, planning, anouk',
    'whs: Warehouse Lead, warehouse, joris',
    'cus: Customs Clerk, compliance, anouk',
  ],
  people: [
    'sanne: Sanne Vroegop, drv, New, 2',
    'lars1: Lars Ottesen, drv, Intake Call, 7',
    'lars2: Lars Brouwers, whs, Depot Visit, 3',
    'mehmet: Mehmet Yildirak, disp, Intake Call, 10',
    'eva: Eva Marchlewska, cus, New, 15',
    'tijn: Tijn Roosendaal, drv, Driving Test, 4',
    'noor: Noor Elkassem, disp, Depot Visit, 1',
    'pieter: Pieter Zandvliet, whs, New, 21',
    'fleur: Fleur Dumoulin, cus, Intake Call, 6',
    'gijs: Gijs Overbeek, drv, New, 9',
  ],
  templates: ['checking_in_again', 'depot_directions', 'not_this_round'],
});

const software = organisation({
  zone: 'America/Chicago',
  users: [
    'nora: Nora Applegarth, recruiter',
    'owen: Owen Stavros, hiring_manager',
    'tess: Theresa Quillfeather, hiring_manager',
    'dmitri: Dmitri Vasko, hiring_manager',
  ],
  stages: ['Applied', 'Phone Screen', 'Onsite', 'Final', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'fe: Frontend Engineer, engineering, owen, Austin',
    'be: Backend Engineer, engineering, dmitri, Denver',
    'pd: Product Designer, design, tess, Austin',
    'da: Data Analyst, analytics, tess, Remote',
  ],
  people: [
    'sam1: Sam Okafor-Lind, fe, Applied, 4',
    'sam2: Samantha Brightwater, pd, Phone Screen, 8',
    'alex1: Alex Toivonen, be, Phone Screen, 2',
    'alex2: Alex Marquand, da, Onsite, 5',
    'priya: Priya Nambiarr, fe, Onsite, 1',
    'hugo: Hugo Lestrange, be, Applied, 13',
    'ines: Inês Cavalcante, pd, Applied, 10',
    'yuki: Yuki Hoshino, da, Phone Screen, 3',
    'cole: Cole Merriweather, fe, Phone Screen, 7',
    'zara: Zara Quayle, be, Final, 2',
  ],
  templates: ['gentle_nudge', 'onsite_logistics', 'thanks_but_no'],
});

export const sandboxes = {
  mercy_oct: hospital('2027-10-13T09:10', {
    calendar: [
      'gwe: Panel Gwen, isolde, 2027-10-14T10:00, 60, gwen',
      'fel: Panel Felix, kwabena, 2027-10-15T14:00, 45, felix',
      'hud: Ward huddle, isolde, 2027-10-14T09:00, 30',
      'mri: MRI maintenance, kwabena, 2027-10-14T13:00, 120',
    ],
  }),
  freight_mar: haulier('2027-03-08T10:20', {
    calendar: [
      'noo: Depot visit Noor, anouk, 2027-03-10T09:00, 60, noor',
      'lar: Depot visit Lars, joris, 2027-03-09T15:00, 60, lars2',
      'fleet: Fleet review, joris, 2027-03-10T13:00, 90',
    ],
  }),
  makers_jun: software('2027-06-01T13:40', {
    calendar: [
      'pri: Onsite Priya, owen, 2027-06-03T10:00, 60, priya',
      'zar: Final Zara, dmitri, 2027-06-04T15:00, 45, zara',
      'plan: Sprint planning, owen, 2027-06-02T09:00, 60',
    ],
  }),
};
