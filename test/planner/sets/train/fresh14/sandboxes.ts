// Where the fourteenth further batch is given: a hospice, a young company and an agency.
import { organisation } from '../../../organisation.ts';

const hospice = organisation({
  zone: 'Pacific/Auckland',
  users: [
    'pip: Philippa Ngata, recruiter',
    'anaru: Dr. Anaru Whaanga, hiring_manager',
    'glenys: Glenys Horrocks, hiring_manager',
    'sunil: Sunil Wickremasinghe, admin',
  ],
  stages: ['Enquiry', 'Phone Chat', 'Skills Check', 'Panel', 'Offer', 'Onboarding', 'Declined'],
  jobs: [
    'rn: Palliative Care Nurse, nursing, glenys',
    'hca: Healthcare Assistant, nursing, glenys',
    'sw: Social Worker, allied health, anaru',
    'chap: Spiritual Care Advisor, allied health, anaru',
    'cook: Kitchen Lead, hospitality, sunil',
  ],
  people: [
    'tui: Tui Rangihuna, rn, Enquiry, 4',
    'bron1: Bronwyn Catchpole, rn, Skills Check, 2',
    'bron2: Bronwyn Leota, hca, Phone Chat, 6',
    'joji: Joji Vakatawa, hca, Enquiry, 9',
    'mereana: Mereana Poutama, sw, Panel, 1',
    'alasdair: Alasdair Munro-Webb, chap, Phone Chat, 11',
    'shanelle: Shanelle Govender, rn, Panel, 3',
    'teresita: Teresita Magbanua, hca, Skills Check, 5',
    'hamish: Hamish Drinnan, cook, Enquiry, 13',
    'ofa: Ofa Tupouniua, rn, Phone Chat, 7',
  ],
  templates: ['shift_pattern_info', 'documents_please', 'warm_decline'],
});

const ledger = organisation({
  zone: 'America/Toronto',
  users: [
    'zev: Zev Rothenberg, admin',
    'amara: Amarachi Obiora, hiring_manager',
    'lachlan: Lachlan Prudhomme, hiring_manager',
  ],
  stages: ['Lead', 'Intro Chat', 'Take-home', 'Deep Dive', 'Founder Chat', 'Offer', 'Joined', 'Declined'],
  jobs: [
    'plat: Platform Engineer, engineering, amara',
    'mob: Mobile Developer, engineering, amara',
    'gtm: Account Executive, sales, lachlan',
    'ops: Finance Operations Lead, finance, zev',
  ],
  people: [
    'kirill: Kirill Zaytsev, plat, Take-home, 3',
    'odalys: Odalys Betancourt, gtm, Intro Chat, 5',
    'femi: Oluwafemi Bankole, mob, Lead, 2',
    'jess1: Jessica Trudel, gtm, Lead, 8',
    'jess2: Jessamine Koh, ops, Deep Dive, 1',
    'rune: Rune Abildgaard, plat, Deep Dive, 2',
    'manpreet: Manpreet Dhaliwal, ops, Founder Chat, 1',
    'celia: Célia Marchandeau, mob, Intro Chat, 6',
    'wyatt: Wyatt Stonechild, gtm, Take-home, 10',
    'hyun: Hyun-woo Seol, plat, Lead, 16',
  ],
  templates: ['take_home_brief', 'long_time_no_talk', 'pass_for_now'],
});

const agency = organisation({
  zone: 'Europe/Madrid',
  users: [
    'nerea: Nerea Olabarria, recruiter',
    'guus: Guus Terpstra, hiring_manager',
    'imke: Imke Baumgarten, hiring_manager',
    'rosalind: Rosalind Achterberg, admin',
  ],
  stages: ['CV In', 'Agency Screen', 'Client Interview', 'Second Interview', 'Offer', 'Placed', 'Not Selected'],
  jobs: [
    'acc: Payroll Accountant, finance, guus',
    'wh: Warehouse Shift Lead, logistics, imke',
    'net: Network Administrator, infrastructure, guus',
    'cust: Customs Broker, logistics, imke',
    'buy: Strategic Buyer, procurement, rosalind',
  ],
  people: [
    'xabi: Xabier Iturriaga, acc, CV In, 3',
    'lorena: Lorena Pizarro, wh, Agency Screen, 6',
    'dmytro: Dmytro Kovalchuk, net, Client Interview, 2',
    'yasmin: Yasmin El Idrissi, cust, CV In, 9',
    'andreu: Andreu Ferragut, buy, Second Interview, 1',
    'andrea: Andrea Colombini, acc, Agency Screen, 4',
    'goran: Goran Vuković, wh, Client Interview, 3',
    'beatriu: Beatriu Salvà, cust, Agency Screen, 12',
    'piet: Pieter-Jan Claessens, net, CV In, 5',
    'fatou: Fatoumata Camara, acc, Second Interview, 2',
  ],
  templates: ['cv_reformat_request', 'client_interview_details', 'soft_no'],
});

export const sandboxes = {
  hospice_sep: hospice('2026-09-09T09:20', {
    calendar: [
      'hand: Handover meeting, glenys, 2026-09-10T09:00, 60',
      'bud: Budget round, sunil, 2026-09-11T09:30, 90',
      'mer: Panel Mereana, anaru, 2026-09-11T13:30, 45, mereana',
      'sha: Panel Shanelle, glenys, 2026-09-14T10:00, 60, shanelle',
    ],
  }),
  ledger_feb: ledger('2027-02-02T10:05', {
    calendar: [
      'run: Deep dive Rune, amara, 2027-02-03T10:00, 90, rune',
      'bd: Board prep, zev, 2027-02-03T13:00, 120',
      'man: Founder chat Manpreet, zev, 2027-02-04T10:00, 45, manpreet',
      'pip: Pipeline review, lachlan, 2027-02-05T09:00, 60',
    ],
  }),
  agency_oct: agency('2026-10-15T16:40', {
    calendar: [
      'dmy: Client interview Dmytro, guus, 2026-10-16T10:00, 60, dmytro',
      'qbr: Quarterly review, imke, 2026-10-16T15:00, 120',
      'gor: Client interview Goran, imke, 2026-10-19T12:00, 45, goran',
      'fat: Second interview Fatoumata, guus, 2026-10-20T09:30, 60, fatou',
    ],
  }),
};
