// Where the forty-third further batch is given: an agency that sends carers and nurses into people's homes.
import { organisation } from '../../../organisation.ts';

const visiting = organisation({
  zone: 'Europe/Dublin',
  users: [
    'siofra: Síofra Tuohy, recruiter',
    'eamonn: Éamonn Gildea, hiring_manager',
    'bozena: Bożena Wilczyńska, hiring_manager',
    'padma: Padma Venkatesan, hiring_manager',
    'lorcan: Lorcan Devery, admin',
  ],
  stages: ['New', 'Intro Call', 'Home Visit Interview', 'Garda Vetting', 'Shadow Shift', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'care: Care Assistant, care, eamonn',
    'nurse: Community Nurse, nursing, padma',
    'rota: Rota Planner, operations, bozena',
    'pay: Payroll Officer, finance, lorcan',
    'phys: Physiotherapist, therapy, padma',
  ],
  people: [
    'orlaith: Orlaith Breathnach, care, New, 3',
    'adaeze: Adaeze Nwankwo, care, Intro Call, 5',
    'mircea: Mircea Lupu, care, Home Visit Interview, 2',
    'sean1: Seán Hanrahan, care, Garda Vetting, 6',
    'sean2: Seán Corkery, rota, Intro Call, 4',
    'jolanta: Jolanta Baran, nurse, Home Visit Interview, 3',
    'divya: Divya Pottekkatt, nurse, Intro Call, 9',
    'tunde: Tunde Fashola, phys, Shadow Shift, 1',
    'caitriona: Caitríona Meehan, phys, New, 12',
    'ruairi: Ruairí Scanlon, rota, Home Visit Interview, 4',
    'ewelina: Ewelina Sobczak, pay, Intro Call, 7',
    'henrique: Henrique Lobato, pay, New, 15',
    'blessing: Blessing Ehigiator, care, Shadow Shift, 2',
    'maeve: Maeve Tracey, nurse, Garda Vetting, 8',
  ],
  templates: ['call_invite', 'visit_details', 'vetting_forms', 'shadow_shift_info', 'checking_in', 'sorry_no'],
});

export const sandboxes = {
  visiting_sep: visiting('2027-09-06T10:25', {
    calendar: [
      'adz: Intro call Adaeze, siofra, 2027-09-06T15:00, 20, adaeze',
      'rot: Rota meeting, bozena, 2027-09-07T09:00, 60',
      'mir: Home visit interview Mircea, eamonn, 2027-09-07T11:00, 45, mircea',
      'jol: Home visit interview Jolanta, padma, 2027-09-07T14:00, 60, jolanta',
      'div: Intro call Divya, siofra, 2027-09-08T09:30, 20, divya',
      'rua: Home visit interview Ruairí, bozena, 2027-09-08T11:30, 45, ruairi',
      'ewe: Intro call Ewelina, siofra, 2027-09-09T10:00, 20, ewelina',
      'sec: Intro call Seán, siofra, 2027-09-09T14:00, 20, sean2',
      'tun: Shadow shift Tunde, padma, 2027-09-10T08:00, 240, tunde',
      'clo: Payroll close, lorcan, 2027-09-10T09:00, 120',
    ],
  }),
  visiting_nov: visiting('2027-11-24T16:50', {
    moved: {
      adaeze: 'Home Visit Interview, 1',
      mircea: 'Shadow Shift, 2',
      jolanta: 'Garda Vetting, 5',
      divya: 'Home Visit Interview, 3',
      tunde: 'Offer, 1',
      orlaith: 'Intro Call, 4',
      ruairi: 'Garda Vetting, 6',
    },
    calendar: [
      'adh: Home visit interview Adaeze, eamonn, 2027-11-25T10:00, 45, adaeze',
      'orl: Intro call Orlaith, siofra, 2027-11-25T11:30, 20, orlaith',
      'dvh: Home visit interview Divya, padma, 2027-11-25T15:00, 60, divya',
      'mis: Shadow shift Mircea, eamonn, 2027-11-26T08:00, 240, mircea',
      'boa: Board papers, lorcan, 2027-11-26T10:00, 60',
      'ewi: Intro call Ewelina, siofra, 2027-11-29T09:00, 20, ewelina',
    ],
  }),
};
