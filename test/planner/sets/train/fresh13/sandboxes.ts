// Where the thirteenth further batch is given.
import { organisation } from '../../../organisation.ts';

const bank = organisation({
  zone: 'Africa/Lagos',
  users: [
    'ngozi: Ngozi Umeh, recruiter',
    'babatunde: Babatunde Alabi, hiring_manager',
    'halima: Halima Sule, hiring_manager',
    'ekow: Ekow Mensah-Taylor, admin',
  ],
  stages: ['Application', 'Aptitude Test', 'HR Interview', 'Panel', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'rel: Relationship Manager, retail banking, babatunde',
    'risk: Credit Risk Analyst, risk, halima',
    'tel: Branch Teller, retail banking, babatunde',
    'comp: Compliance Officer, risk, halima',
  ],
  people: [
    'adaeze: Adaeze Nwosu, rel, Application, 4',
    'seun: Oluwaseun Adebiyi, tel, HR Interview, 2',
    'chidi: Chidi Okwuosa, risk, Aptitude Test, 3',
    'zainab1: Zainab Lawal, comp, HR Interview, 5',
    'zainab2: Zainab Danjuma, tel, Application, 9',
    'yaw: Yaw Boateng-Asante, rel, Panel, 1',
    'ibrahim: Ibrahim Garba, risk, Application, 12',
    'folake: Folake Ogundipe, comp, Panel, 2',
    'nneka: Nneka Ezeudu, rel, Aptitude Test, 7',
  ],
  templates: ['test_invitation', 'gentle_reminder', 'regret'],
});

const robots = organisation({
  zone: 'Asia/Tokyo',
  users: [
    'haruka: Haruka Ishida, recruiter',
    'kenji: Kenji Matsuda, hiring_manager',
    'soyeon: So-yeon Bae, hiring_manager',
    'arjun: Arjun Deshpande, hiring_manager',
  ],
  stages: ['Screening', 'Casual Chat', 'Technical Interview', 'Final Interview', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'ctl: Control Engineer, controls, kenji',
    'vis: Vision Engineer, software, soyeon',
    'qa: Quality Inspector, quality, kenji',
    'fld: Field Support Engineer, support, arjun',
  ],
  people: [
    'sakura: Sakura Nishimura, qa, Screening, 3',
    'minh: Minh Tuan Do, ctl, Casual Chat, 5',
    'daichi: Daichi Furukawa, ctl, Technical Interview, 2',
    'eunji: Eun-ji Kwon, vis, Technical Interview, 1',
    'lihua: Li Hua Fang, vis, Screening, 8',
    'alex1: Alexandre Moreau, fld, Casual Chat, 4',
    'alex2: Alexandra Petrova, vis, Final Interview, 1',
    'rohan: Rohan Kulkarni, fld, Screening, 11',
    'aoi: Aoi Hashimoto, qa, Casual Chat, 6',
    'thura: Thura Zaw, ctl, Final Interview, 2',
  ],
  templates: ['tech_interview_prep', 'stay_in_touch', 'thank_you_decline'],
});

const film = organisation({
  zone: 'America/Argentina/Buenos_Aires',
  users: [
    'julieta: Julieta Ferreyra, recruiter',
    'bautista: Bautista Quiroga, hiring_manager',
    'oksana: Oksana Bondarchuk-Lis, hiring_manager',
    'pieter: Pieter van Loon, hiring_manager',
  ],
  stages: ['Inbox', 'Intro Call', 'Portfolio Day', 'Producer Meeting', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'edit: Video Editor, post production, oksana',
    'col: Colorist, post production, oksana',
    'prod: Line Producer, production, bautista',
    'acc: Production Accountant, finance, pieter',
  ],
  people: [
    'malena: Malena Iturbe, edit, Inbox, 2',
    'seb: Sebastião Teles, col, Intro Call, 6',
    'agneta: Agneta Forsell, acc, Producer Meeting, 1',
    'luz: Luz Benavídez, edit, Portfolio Day, 3',
    'nico1: Nicolás Paredes, prod, Inbox, 8',
    'nico2: Nicola Bianchetti, edit, Intro Call, 4',
    'yara: Yara Ghanem, acc, Intro Call, 5',
    'tomoko: Tomoko Ueda, col, Portfolio Day, 2',
    'ramiro: Ramiro Escalante, prod, Producer Meeting, 3',
    'dilara: Dilara Yıldız, edit, Inbox, 15',
  ],
  templates: ['portfolio_request', 'still_there', 'kind_regards_no'],
});

export const sandboxes = {
  lagos_may: bank('2027-05-05T11:20', {
    calendar: [
      'alco: ALCO meeting, halima, 2027-05-06T09:00, 120',
      'yaw: Panel Yaw, babatunde, 2027-05-06T15:00, 60, yaw',
      'brn: Branch visit, babatunde, 2027-05-07T10:00, 90',
      'fol: Panel Folake, halima, 2027-05-07T14:00, 60, folake',
    ],
  }),
  nagoya_jun: robots('2027-06-14T10:00', {
    calendar: [
      'line: Line inspection, kenji, 2027-06-15T09:00, 120',
      'dai: Technical interview Daichi, kenji, 2027-06-16T13:00, 60, daichi',
      'eun: Technical interview Eun-ji, soyeon, 2027-06-17T10:00, 60, eunji',
      'spr: Sprint review, arjun, 2027-06-18T15:00, 60',
    ],
  }),
  baires_dec: film('2026-12-14T15:10', {
    calendar: [
      'loc: Location scouting, bautista, 2026-12-15T09:00, 180',
      'agn: Producer meeting Agneta, pieter, 2026-12-16T11:00, 45, agneta',
      'ram: Producer meeting Ramiro, bautista, 2026-12-17T16:00, 60, ramiro',
      'grd: Grading session, oksana, 2026-12-18T10:00, 120',
    ],
  }),
};
