// Where the thirty-third further batch is given: a passenger railway and a museum of science.
import { organisation } from '../../../organisation.ts';

const railway = organisation({
  zone: 'Europe/Dublin',
  users: [
    'orla: Orlaith Kinsella, recruiter',
    'dermot: Dermot Scallan, hiring_manager',
    'yusra: Yusra El-Hadidi, hiring_manager',
    'pascal: Pascal Nzuzi, hiring_manager',
    'nuala: Fionnuala Breathnach, admin',
  ],
  stages: ['Applied', 'Sifted', 'Phone Interview', 'Simulator Day', 'Panel', 'Vetting', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'drv: Train Driver, driving, dermot',
    'cond: Train Conductor, onboard, yusra',
    'stn: Station Supervisor, stations, yusra',
    'fit: Rolling Stock Fitter, depot, pascal',
    'ctl: Traffic Controller, control, dermot',
  ],
  people: [
    'aoibh: Aoibheann Tuite, drv, Simulator Day, 2',
    'kwabena: Kwabena Frimpong, drv, Panel, 3',
    'marek1: Marek Dudzinski, fit, Phone Interview, 6',
    'marek2: Marek Pospíšil, drv, Applied, 9',
    'sushila: Sushila Thapa, cond, Sifted, 5',
    'tadhg: Tadhg Quilligan, stn, Panel, 1',
    'ioana: Ioana Vrabie, ctl, Vetting, 4',
    'renato: Renato Bittencourt, fit, Applied, 16',
    'hyejin: Hye-jin Bae, ctl, Phone Interview, 7',
    'blessing: Blessing Ukachukwu, cond, Phone Interview, 11',
    'lorcan: Lorcan Dunphy, stn, Applied, 12',
    'samira: Samira Bouzid, cond, Vetting, 8',
    'jonas: Jonas Adomaitis, drv, Sifted, 20',
  ],
  templates: ['simulator_briefing', 'vetting_documents', 'keeping_in_touch', 'regret_letter'],
});

const museum = organisation({
  zone: 'Asia/Tokyo',
  users: [
    'rikako: Rikako Hanamura, recruiter',
    'ito: Chizuru Ito, admin',
    'gordon: Gordon Abernethy-Sato, hiring_manager',
    'ngozi: Ngozi Ibekwe, hiring_manager',
    'haru: Haruto Mizobuchi, hiring_manager',
  ],
  stages: ['New', 'Document Check', 'First Talk', 'Gallery Walk', 'Final Interview', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'exh: Exhibit Designer, exhibits, gordon',
    'plan: Planetarium Presenter, education, ngozi',
    'arch: Archivist, archive, ito',
    'guide: Gallery Guide, visitor services, haru',
    'prep: Object Preparator, collections, gordon',
  ],
  people: [
    'mireille: Mireille Kaboré, exh, Gallery Walk, 3',
    'takumi: Takumi Oshiro, prep, First Talk, 5',
    'elena1: Elena Marchenko, arch, Final Interview, 2',
    'elena2: Elena Sotiropoulou, guide, New, 8',
    'bertil: Bertil Askelöf, plan, First Talk, 10',
    'anjali: Anjali Wickramasinghe, plan, Final Interview, 1',
    'paulo: Paulo Figueiroa, guide, Document Check, 6',
    'sunhee: Sun-hee Gwak, exh, Document Check, 4',
    'idris: Idris Waberi, arch, New, 14',
    'catalina: Catalina Huamán, guide, Gallery Walk, 2',
    'oluf: Oluf Skaaning, prep, New, 12',
    'thuy: Thuy Pham-Ogata, exh, First Talk, 7',
    'wendell: Wendell Tootoosis, plan, Document Check, 18',
  ],
  templates: ['gallery_walk_invitation', 'document_request', 'warm_regards_checkin', 'polite_decline'],
});

export const sandboxes = {
  rail_oct: railway('2026-10-13T10:20', {
    calendar: [
      'ros: Roster meeting, dermot, 2026-10-14T09:30, 60',
      'aoi: Simulator debrief Aoibheann, dermot, 2026-10-14T14:00, 45, aoibh',
      'kwa: Panel Kwabena, dermot, 2026-10-15T11:00, 60, kwabena',
      'tad: Panel Tadhg, yusra, 2026-10-15T15:00, 60, tadhg',
      'saf: Safety briefing, pascal, 2026-10-16T08:30, 90',
      'mar: Phone interview Marek, pascal, 2026-10-16T13:00, 30, marek1',
    ],
  }),
  rail_jan: railway('2027-01-21T15:40', {
    moved: {
      aoibh: 'Panel, 1',
      marek1: 'Panel, 2',
      marek2: 'Sifted, 8',
      kwabena: 'Vetting, 3',
      sushila: 'Phone Interview, 3',
      tadhg: 'Vetting, 2',
      ioana: 'Offer, 6',
      renato: 'Phone Interview, 4',
      hyejin: 'Vetting, 2',
      blessing: 'Panel, 5',
    },
    calendar: [
      'win: Winter timetable review, dermot, 2027-01-22T09:00, 120',
      'hye: Vetting call Hye-jin, nuala, 2027-01-22T14:00, 30, hyejin',
      'pan: Panel Aoibheann, dermot, 2027-01-25T10:00, 60, aoibh',
      'sus: Phone interview Sushila, yusra, 2027-01-25T15:30, 30, sushila',
      'dep: Depot walk, pascal, 2027-01-26T07:30, 60',
      'ble: Panel Blessing, yusra, 2027-01-27T13:00, 60, blessing',
    ],
  }),
  science_jun: museum('2026-06-10T09:10', {
    calendar: [
      'board: Board breakfast, ito, 2026-06-11T09:00, 90',
      'mir: Gallery walk Mireille, gordon, 2026-06-11T13:00, 60, mireille',
      'light: Lighting test, gordon, 2026-06-12T09:00, 120',
      'ele: Final interview Elena, ito, 2026-06-12T10:30, 45, elena1',
      'anj: Final interview Anjali, ngozi, 2026-06-12T15:00, 45, anjali',
      'cat: Gallery walk Catalina, haru, 2026-06-15T11:00, 60, catalina',
    ],
  }),
  science_dec: museum('2026-12-04T14:30', {
    moved: {
      takumi: 'Gallery Walk, 2',
      bertil: 'Final Interview, 3',
      sunhee: 'First Talk, 5',
      idris: 'Document Check, 9',
    },
    without: ['wendell'],
    calendar: [
      'inv: Inventory talk, ito, 2026-12-07T10:00, 60',
      'gala: Gala rehearsal, haru, 2026-12-07T16:00, 120',
      'tak: Gallery walk Takumi, gordon, 2026-12-08T10:00, 60, takumi',
      'ber: Final interview Bertil, ngozi, 2026-12-09T14:00, 45, bertil',
      'thu: First talk Thuy, gordon, 2026-12-10T11:00, 30, thuy',
    ],
  }),
};
