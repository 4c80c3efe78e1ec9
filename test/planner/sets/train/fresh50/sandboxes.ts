// Where the fiftieth further batch is given: a coffee roaster in Perth with a chain of cafés, seen by a recruiter and by a hiring manager.
import { organisation } from '../../../organisation.ts';

const recruiter = 'jodie: Jodie Ferraro, recruiter';
const manager = 'matteo: Matteo Colangelo, hiring_manager';
const colleagues = [
  'kwame: Kwame Asante-Lloyd, recruiter',
  'ruth: Ruth Blackwood, hiring_manager',
  'siew: Siew Ling Chua, hiring_manager',
  'dean: Dean Papadakis, hiring_manager',
  'tane: Tāne Wiremu, hiring_manager',
  'farah: Farah Nazari, admin',
];

const roaster = (speaker: string, other: string) =>
  organisation({
    zone: 'Australia/Perth',
    users: [speaker, other, ...colleagues],
    stages: [
      'New Applications',
      'Phone Chat',
      'Trial Shift',
      'Panel Interview',
      'Reference Check',
      'Offer',
      'Hired',
      'Rejected',
    ],
    jobs: [
      'bar: Barista, cafes, matteo',
      'cm: Café Manager, cafes, matteo',
      'ros: Production Roaster, roasting, ruth',
      'wh: Warehouse Assistant, logistics, dean',
      'acc: Payroll Officer, finance, siew',
      'trn: Coffee Trainer, training, tane',
    ],
    people: [
      'hannah1: Hannah Osei-Tutu, bar, Phone Chat, 3',
      'hannah2: Hannah Kowalczyk, cm, Panel Interview, 2',
      'luca1: Luca Benedetti, ros, Trial Shift, 4',
      'luca2: Luca Nguyen, bar, New Applications, 6',
      'shreya: Shreya Kulkarni, cm, Phone Chat, 5',
      'dom: Dominic Tuilagi, wh, Phone Chat, 2',
      'ingrid: Ingrid Solheim, trn, Panel Interview, 3',
      'bilal: Bilal Chaudhry, acc, Panel Interview, 1',
      'keira: Keira Macpherson, bar, Trial Shift, 1',
      'pedro: Pedro Alvarenga, bar, New Applications, 9',
      'yuki: Yuki Hamasaki, ros, Panel Interview, 8',
      'tess: Tess Vandenberg, cm, Reference Check, 2',
      'anil: Anil Gurung, wh, New Applications, 12',
      'rosa: Rosa Etxeberria, trn, Phone Chat, 7',
      'corey: Corey Whitmore, bar, Reference Check, 4',
      'mina: Mina Daneshvar, acc, New Applications, 3',
    ],
    templates: [
      'trial_shift_details',
      'panel_invite',
      'paperwork_request',
      'checking_in',
      'not_this_time',
      'offer_pack',
      'welcome',
    ],
  });

export const sandboxes = {
  roaster_feb: roaster(recruiter, manager)('2027-02-08T08:45', {
    calendar: [
      'han: Phone chat Hannah Osei-Tutu, jodie, 2027-02-08T11:30, 30, hannah1',
      'cup: Cupping session, ruth, 2027-02-09T09:00, 60',
      'luc: Trial shift Luca Benedetti, ruth, 2027-02-09T13:00, 120, luca1',
      'hko: Panel Hannah Kowalczyk, matteo, 2027-02-10T10:00, 60, hannah2',
      'yuk: Panel Yuki, ruth, 2027-02-10T14:00, 60, yuki',
      'ops: Area managers meeting, matteo, 2027-02-11T09:00, 90',
      'ing: Panel Ingrid, tane, 2027-02-11T11:00, 60, ingrid',
      'bil: Panel Bilal, siew, 2027-02-11T15:00, 45, bilal',
      'shr: Phone chat Shreya, jodie, 2027-02-12T09:30, 30, shreya',
      'kei: Trial shift Keira, matteo, 2027-02-12T13:00, 120, keira',
    ],
  }),
  roaster_jun: roaster(manager, recruiter)('2027-06-09T13:30', {
    moved: {
      hannah1: 'Trial Shift, 2',
      hannah2: 'Offer, 1',
      luca1: 'Hired, 40',
      luca2: 'Phone Chat, 8',
      shreya: 'Panel Interview, 2',
      dom: 'Hired, 30',
      ingrid: 'Hired, 45',
      bilal: 'Reference Check, 5',
      keira: 'Reference Check, 3',
      pedro: 'Trial Shift, 1',
      yuki: 'Rejected, 50',
      tess: 'Hired, 60',
      anil: 'Phone Chat, 5',
      rosa: 'Panel Interview, 4',
      corey: 'Offer, 2',
      mina: 'Panel Interview, 2',
    },
    calendar: [
      'pan: Panel Shreya, matteo, 2027-06-10T10:00, 60, shreya',
      'tri: Trial shift Pedro, matteo, 2027-06-10T14:00, 120, pedro',
      'rsa: Panel Rosa, tane, 2027-06-11T09:00, 60, rosa',
      'sal: Sales review, matteo, 2027-06-11T11:00, 60',
      'min: Panel Mina, siew, 2027-06-11T13:30, 45, mina',
      'hos: Trial shift Hannah Osei-Tutu, matteo, 2027-06-14T08:00, 120, hannah1',
      'ani: Phone chat Anil, jodie, 2027-06-15T11:00, 30, anil',
    ],
  }),
};
