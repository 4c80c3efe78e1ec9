// Where the thirty-second further batch is given: a group of animal clinics and a radio station.
import { organisation } from '../../../organisation.ts';

const vets = organisation({
  zone: 'America/Edmonton',
  users: [
    'liv: Liv Sørbø-Hanley, recruiter',
    'tarek: Tarek Mansouri, hiring_manager',
    'brona: Dr. Brona Whitcombe, hiring_manager',
    'sipho: Sipho Dlamini-Reyes, hiring_manager',
    'greta: Greta Aldershaw, admin',
  ],
  stages: [
    'New',
    'Paper Check',
    'Intro Call',
    'Clinic Day',
    'Partners Round',
    'Licence Check',
    'Offer',
    'Hired',
    'Rejected',
  ],
  jobs: [
    'vet: Veterinary Surgeon, medical, brona, Calgary',
    'vnurse: Veterinary Nurse, nursing, tarek, Red Deer',
    'recep: Clinic Receptionist, front desk, sipho',
    'groom: Groomer, grooming, sipho',
    'pm: Practice Manager, management, greta',
  ],
  people: [
    'yusuf: Yusuf Abdelkarim, vet, Clinic Day, 2',
    'camila: Camila Etcheverry, vet, Partners Round, 1',
    'hanna1: Hanna Reinholdt, vnurse, Intro Call, 4',
    'hanna2: Hanna Yoshimura, groom, New, 9',
    'ikaika: Ikaika Nāone, groom, Clinic Day, 3',
    'svet: Svetlana Dimitrova, vnurse, Paper Check, 7',
    'oliver: Oliver Tanqueray, recep, Intro Call, 6',
    'nkechi: Nkechi Eze-Barton, vnurse, Licence Check, 2',
    'pascale: Pascale Duquesne, pm, Partners Round, 3',
    'jonas: Jonas Sveinsson, vet, New, 11',
    'mehwish: Mehwish Tareen, recep, Paper Check, 8',
    'thuy: Thuy Dang-Morrow, recep, New, 14',
    'rafael: Rafael Quintanilha, groom, Intro Call, 5',
    'albert: Albert Nettleship, pm, Paper Check, 10',
  ],
  templates: ['clinic_day_guide', 'missing_papers', 'still_interested', 'went_another_way'],
});

const radio = organisation({
  zone: 'Africa/Accra',
  users: [
    'abena: Abena Tutuola, recruiter',
    'nii: Nii Lante Okpoti, hiring_manager',
    'selasi: Selasi Agbodza, hiring_manager',
    'margo: Marguerite Bonsu-Klein, hiring_manager',
    'yaw: Yaw Frempong, admin',
  ],
  stages: [
    'Application In',
    'Voice Sample',
    'Phone Talk',
    'Studio Test',
    'Editors Panel',
    'Offer',
    'Hired',
    'Rejected',
  ],
  jobs: [
    'pres: Morning Presenter, presenting, nii, Accra',
    'news: News Reporter, newsroom, selasi, Kumasi',
    'sound: Sound Engineer, engineering, yaw',
    'ads: Advertising Sales Executive, sales, margo',
    'docu: Documentary Producer, production, selasi',
  ],
  people: [
    'esi: Esi Quartey-Lomax, pres, Studio Test, 2',
    'kojo1: Kojo Amanor, news, Phone Talk, 4',
    'kojo2: Kojo Baffour, sound, Application In, 8',
    'dilnoza: Dilnoza Karimova, docu, Editors Panel, 1',
    'enzo: Enzo Bellarosa, sound, Studio Test, 3',
    'aminata: Aminata Fofana-Diop, news, Voice Sample, 6',
    'keren: Keren Halpern, ads, Phone Talk, 5',
    'jiho: Ji-ho Seong, sound, Phone Talk, 7',
    'rosario: Rosario Ugarte, pres, Voice Sample, 9',
    'tunde: Tunde Olanrewaju, news, Application In, 12',
    'fenna: Fenna Roelofs, ads, Application In, 10',
    'marlon: Marlon Baptiste-Wray, pres, Editors Panel, 2',
    'zahra: Zahra Moradi, docu, Phone Talk, 3',
  ],
  templates: ['voice_sample_request', 'studio_test_details', 'gentle_reminder', 'no_thank_you'],
});

export const sandboxes = {
  vets_apr: vets('2027-04-12T08:50', {
    calendar: [
      'oli: Intro call Oliver, liv, 2027-04-12T15:30, 30, oliver',
      'ward: Ward round, brona, 2027-04-13T08:00, 60',
      'cam: Partners round Camila, brona, 2027-04-13T14:00, 60, camila',
      'yus: Clinic day Yusuf, tarek, 2027-04-14T09:00, 240, yusuf',
      'vacc: Vaccination drive planning, sipho, 2027-04-14T11:00, 45',
      'bud: Budget review, greta, 2027-04-15T10:00, 90',
    ],
  }),
  vets_oct: vets('2026-10-21T15:20', {
    moved: { svet: 'Intro Call, 3', thuy: 'Paper Check, 6', jonas: 'Clinic Day, 1' },
    without: ['yusuf'],
    calendar: [
      'pas: Partners round Pascale, greta, 2026-10-22T10:00, 60, pascale',
      'dent: Dental workshop, brona, 2026-10-22T13:00, 120',
      'ika: Clinic day Ikaika, sipho, 2026-10-23T08:30, 180, ikaika',
      'han: Intro call Hanna, tarek, 2026-10-23T11:00, 30, hanna1',
      'supp: Supplier visit, sipho, 2026-10-26T14:00, 60',
    ],
  }),
  radio_jan: radio('2027-01-19T10:15', {
    calendar: [
      'esi: Studio test Esi, nii, 2027-01-20T09:30, 60, esi',
      'prog: Programme planning, selasi, 2027-01-20T11:00, 90',
      'mast: Mast inspection, yaw, 2027-01-21T08:00, 120',
      'dil: Editors panel Dilnoza, selasi, 2027-01-21T14:00, 60, dilnoza',
      'spon: Sponsor lunch, margo, 2027-01-22T12:00, 90',
    ],
  }),
  radio_aug: radio('2026-08-27T13:40', {
    moved: { tunde: 'Voice Sample, 5', rosario: 'Phone Talk, 4', kojo1: 'Studio Test, 1' },
    without: ['esi'],
    calendar: [
      'enz: Studio test Enzo, yaw, 2026-08-28T10:00, 45, enzo',
      'mar: Editors panel Marlon, nii, 2026-08-28T15:00, 60, marlon',
      'elec: Election desk briefing, selasi, 2026-08-31T09:00, 60',
      'ker: Phone talk Keren, margo, 2026-08-31T14:00, 30, keren',
      'rate: Rate card meeting, margo, 2026-09-01T11:00, 60',
    ],
  }),
};
