// Where the twenty-eighth further batch is given: a school district, a chain of restaurants and a biotech.
import { organisation } from '../../../organisation.ts';

const district = organisation({
  zone: 'America/Denver',
  users: [
    'marlys: Marlys Engebretson, recruiter',
    'curtis: Curtis Oyelowo-Banks, hiring_manager',
    'yolanda: Yolanda Pruett, hiring_manager',
    'thad: Thaddeus Winfrey, hiring_manager',
  ],
  stages: [
    'Applied',
    'Paper Review',
    'Phone Screen',
    'Demo Lesson',
    'Principal Interview',
    'Offer',
    'Hired',
    'Rejected',
  ],
  jobs: [
    'sci: Science Teacher, teaching, curtis',
    'sped: Special Ed Aide, support, yolanda',
    'bus: Bus Route Lead, transportation, thad',
    'lib: School Librarian, library, yolanda',
  ],
  people: [
    'corliss: Corliss Abernethy-Hood, sci, Demo Lesson, 2',
    'jorge1: Jorge Bustillos, bus, Phone Screen, 6',
    'jorge2: Jorge Lindahl, sci, Applied, 9',
    'tenley: Tenley Roundtree, lib, Principal Interview, 1',
    'dashiell: Dashiell Nez, sci, Phone Screen, 4',
    'winona: Winona Pfeiffer, sped, Paper Review, 12',
    'amos: Amos Tillinghast, bus, Applied, 15',
    'lupe: Guadalupe Zavala-Kern, sped, Demo Lesson, 3',
    'brigid: Brigid Sorley, lib, Paper Review, 7',
  ],
  templates: ['demo_lesson_guide', 'gentle_check_in', 'position_filled'],
});

const restaurants = organisation({
  zone: 'America/New_York',
  users: [
    'rochelle: Rochelle Vandiver, recruiter',
    'dion: Dion Castlemain, hiring_manager',
    'gia: Gia Pellegrin, hiring_manager',
    'sal: Salvatore Buonocore, admin',
  ],
  stages: ['New', 'Quick Call', 'Trial Shift', 'Manager Chat', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'line: Line Cook, kitchen, dion, Savannah',
    'gm: General Manager, operations, sal, Atlanta',
    'host: Host, front of house, gia, Savannah',
    'serv: Server, front of house, gia, Atlanta',
  ],
  people: [
    'tawny: Tawny Ledbetter, serv, Quick Call, 3',
    'marcus1: Marcus Ozgood, line, Trial Shift, 1',
    'marcus2: Marcus Delahoussaye, gm, Manager Chat, 5',
    'pho: Phoebe Kinnard, host, New, 8',
    'bertil: Bertil Aronsen, line, New, 11',
    'keisha: Keisha Rainwater, serv, Trial Shift, 2',
    'ignacio: Ignacio Tovar-Pell, line, Quick Call, 4',
    'lorna: Lorna Mapplebeck, gm, Quick Call, 6',
    'zeke: Ezekiel Thibault, host, Trial Shift, 13',
  ],
  templates: ['trial_shift_rundown', 'you_still_around', 'no_thanks_this_time'],
});

const biotech = organisation({
  zone: 'America/Los_Angeles',
  users: [
    'hollis: Hollis Trevelyan, recruiter',
    'anjali: Anjali Bhattacharjee, hiring_manager',
    'ruth: Ruthanne Oppegaard, hiring_manager',
    'sven: Sven Lagerkvist, hiring_manager',
  ],
  stages: ['Applied', 'Recruiter Screen', 'HM Screen', 'Seminar', 'Onsite Loop', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'assay: Assay Development Scientist, research, anjali',
    'mfg: Cell Culture Associate, manufacturing, ruth',
    'reg: Regulatory Affairs Manager, regulatory, ruth',
    'comp: Computational Biologist, informatics, sven',
  ],
  people: [
    'lior: Lior Abramsky, assay, Seminar, 2',
    'mengyao: Mengyao Shi, comp, HM Screen, 3',
    'patrice1: Patrice Oduor-Lang, mfg, Recruiter Screen, 5',
    'patrice2: Patrice Villeneuve, reg, Onsite Loop, 1',
    'sunniva: Sunniva Brekke, assay, Applied, 9',
    'darrow: Darrow Finkelstein, comp, Applied, 14',
    'xio: Xiomara Peñalver, mfg, HM Screen, 6',
    'kaito: Kaito Yonemura, comp, Onsite Loop, 2',
    'odell: Odell Brannock, reg, Recruiter Screen, 10',
  ],
  templates: ['loop_agenda', 'quick_hello_again', 'decision_not_forward'],
});

export const sandboxes = {
  district_aug: district('2027-08-03T08:50', {
    calendar: [
      'ten: Principal interview Tenley, yolanda, 2027-08-04T13:00, 60, tenley',
      'cor: Demo lesson Corliss, curtis, 2027-08-05T09:30, 60, corliss',
      'bus: Bus safety refresher, thad, 2027-08-04T10:00, 90',
      'cab: Cabinet meeting, curtis, 2027-08-06T14:00, 60',
    ],
  }),
  restaurants_nov: restaurants('2026-11-12T15:20', {
    calendar: [
      'inv: Liquor inventory, dion, 2026-11-13T09:00, 90',
      'mar: Manager chat Marcus, sal, 2026-11-13T11:00, 45, marcus2',
      'kei: Trial shift Keisha, gia, 2026-11-14T16:00, 120, keisha',
      'wine: Wine tasting, gia, 2026-11-16T14:00, 60',
    ],
  }),
  biotech_feb: biotech('2027-02-08T10:05', {
    calendar: [
      'jc: Journal club, anjali, 2027-02-09T12:00, 60',
      'gxp: Batch release review, ruth, 2027-02-09T15:00, 60',
      'lio: Seminar Lior, anjali, 2027-02-10T14:00, 60, lior',
      'pat: Onsite loop Patrice, ruth, 2027-02-11T09:00, 180, patrice2',
      'kai: Onsite loop Kaito, sven, 2027-02-12T10:00, 120, kaito',
    ],
  }),
};
