// Where the thirty-fourth further batch is given: a ferry line, a dental chain and a publishing house.
import { organisation } from '../../../organisation.ts';

const ferry = organisation({
  zone: 'Europe/Athens',
  users: [
    'despina: Despina Kourkoulou, recruiter',
    'stavros: Stavros Michelakis, hiring_manager',
    'ingrid: Ingrid Solvang-Pappas, hiring_manager',
    'thea: Théodora Vlahaki, hiring_manager',
    'orhan: Orhan Keskin, admin',
  ],
  stages: [
    'Received',
    'Certificate Check',
    'Crew Office Call',
    'Trial Sailing',
    'Captain Talk',
    'Offer',
    'Hired',
    'Rejected',
  ],
  jobs: [
    'mate: Second Mate, deck, stavros',
    'engine: Marine Engineer, engine, ingrid',
    'purser: Purser, passenger service, thea',
    "cook: Ship's Cook, galley, thea",
    'port: Port Agent, shore, orhan',
  ],
  people: [
    'nikos1: Nikos Papadimas, mate, Trial Sailing, 3',
    'nikos2: Nikos Sarantis, engine, Received, 8',
    'amalia: Amalia Fotiou, purser, Captain Talk, 1',
    'olu: Oluwaseun Bankole, engine, Certificate Check, 6',
    'branka: Branka Jurišić, cook, Crew Office Call, 4',
    'yusuf: Yusuf Demirtaş, mate, Certificate Check, 11',
    'kirsten: Kirsten Aagaard, purser, Received, 14',
    'rodel: Rodel Magbanua, cook, Trial Sailing, 2',
    'petros: Petros Livanis, port, Crew Office Call, 9',
    'salome: Salome Kapanadze, purser, Crew Office Call, 5',
    'wiktor: Wiktor Żurawski, engine, Captain Talk, 2',
    'ines: Inês Cachopo, port, Received, 20',
    'hamid: Hamid Ouazzani, mate, Received, 7',
  ],
  templates: ['joining_instructions', 'still_on_board', 'not_this_season'],
});

const dental = organisation({
  zone: 'America/Phoenix',
  users: [
    'marisol: Marisol Etcheverry, recruiter',
    'anand: Anand Raghunathan, hiring_manager',
    'colleen: Colleen Fitzwater, hiring_manager',
    'terrell: Terrell Bouchard, hiring_manager',
    'naoko: Naoko Brandvold, hiring_manager',
    'yesenia: Yesenia Olvera, admin',
  ],
  stages: [
    'New',
    'Screening Call',
    'License Check',
    'Working Interview',
    'Doctor Meeting',
    'Offer',
    'Hired',
    'Rejected',
  ],
  jobs: [
    'hyg: Dental Hygienist, clinical, anand',
    'asst: Dental Assistant, clinical, colleen',
    'front: Front Desk Coordinator, office, terrell',
    'bill: Billing Specialist, billing, yesenia',
    'ortho: Orthodontist, specialist, naoko',
  ],
  people: [
    'kayla1: Kayla Whitehorse, hyg, Working Interview, 2',
    'kayla2: Kayla Dimitriou, front, Screening Call, 6',
    'bao: Bao Nguyen-Stark, asst, Screening Call, 5',
    'ximena: Ximena Larrañaga, hyg, Doctor Meeting, 1',
    'rashida: Rashida Muhammad-Cole, bill, Screening Call, 9',
    'trevor: Trevor Ahlgren, asst, License Check, 3',
    'lupita: Guadalupe Zamarripa, front, New, 12',
    'siobhan: Siobhan Ketterling, ortho, Doctor Meeting, 4',
    'dae: Dae-Jung Rhee, ortho, New, 10',
    'monique: Monique Tsosie, asst, Working Interview, 1',
    'farrah: Farrah Haddadin, bill, New, 16',
    'eddie: Edgardo Villaseñor, hyg, License Check, 7',
    'blaine: Blaine Sorensen-Poe, front, Working Interview, 8',
  ],
  templates: ['working_interview_details', 'checking_back', 'position_closed'],
});

const press = organisation({
  zone: 'Asia/Kolkata',
  users: [
    'nandini: Nandini Bhattacharjee, recruiter',
    'rohan: Rohan Deshmukh, hiring_manager',
    'zarine: Zarine Contractor-Sethna, hiring_manager',
    'thomas: Thomas Kurian, hiring_manager',
    'harpreet: Harpreet Gill-Mathur, admin',
  ],
  stages: ['Applied', 'CV Read', 'Editing Test', 'Desk Interview', 'Publisher Round', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'comm: Commissioning Editor, editorial, zarine',
    'copy: Copy Editor, editorial, rohan',
    'rights: Rights Manager, rights, thomas',
    'illus: Illustrator, design, rohan',
    'sales: Regional Sales Manager, sales, harpreet',
  ],
  people: [
    'meera1: Meera Subramaniam, copy, Editing Test, 4',
    'meera2: Meera Chaudhuri, rights, CV Read, 9',
    'imran: Imran Qazi-Hussain, comm, Publisher Round, 1',
    'tsering: Tsering Dolkar, illus, Desk Interview, 3',
    'joao: João Figueiredo-Naik, rights, Desk Interview, 2',
    'kavya: Kavya Rangaraju, copy, Applied, 12',
    'lal: Lalrinpuii Sailo, illus, CV Read, 7',
    'gurdeep: Gurdeep Dhaliwal, sales, Desk Interview, 6',
    'anjum: Anjum Farooqui, comm, Editing Test, 5',
    'sofie: Sofie Vandenbroucke, rights, Applied, 15',
    'vivek: Vivek Honnavar, sales, CV Read, 10',
    'perpetua: Perpetua Noronha, copy, Desk Interview, 2',
  ],
  templates: ['editing_test_brief', 'where_we_are', 'not_for_our_list'],
});

export const sandboxes = {
  ferry_apr: ferry('2027-04-14T10:20', {
    calendar: [
      'drill: Safety drill planning, stavros, 2027-04-15T09:00, 60',
      'ama: Captain talk Amalia, thea, 2027-04-15T11:00, 60, amalia',
      'nik: Trial sailing Nikos, stavros, 2027-04-16T08:00, 240, nikos1',
      'yard: Shipyard call, ingrid, 2027-04-16T13:00, 60',
      'wik: Captain talk Wiktor, ingrid, 2027-04-19T10:00, 45, wiktor',
      'fuel: Fuel budget review, orhan, 2027-04-20T14:00, 90',
    ],
  }),
  ferry_oct: ferry('2026-10-22T15:40', {
    calendar: [
      'sal: Crew office call Salome, thea, 2026-10-23T10:00, 30, salome',
      'winter: Winter timetable meeting, stavros, 2026-10-23T13:00, 60',
      'rod: Trial sailing Rodel, thea, 2026-10-26T09:00, 180, rodel',
      'bran: Galley tasting Branka, thea, 2026-10-27T12:00, 60, branka',
    ],
  }),
  dental_jan: dental('2027-01-12T09:10', {
    calendar: [
      'xim: Doctor meeting Ximena, anand, 2027-01-13T12:00, 45, ximena',
      'osha: OSHA training, colleen, 2027-01-13T15:00, 60',
      'kay: Working interview Kayla, anand, 2027-01-14T08:00, 240, kayla1',
      'huddle: Front office huddle, terrell, 2027-01-14T09:00, 30',
      'sio: Doctor meeting Siobhan, naoko, 2027-01-15T10:00, 60, siobhan',
    ],
  }),
  dental_aug: dental('2026-08-06T13:30', {
    calendar: [
      'mon: Working interview Monique, colleen, 2026-08-07T08:00, 240, monique',
      'vend: X-ray vendor demo, anand, 2026-08-07T11:00, 60',
      'bla: Working interview Blaine, terrell, 2026-08-10T09:00, 180, blaine',
      'pay: Payroll review, yesenia, 2026-08-11T14:00, 60',
    ],
  }),
  press_feb: press('2027-02-11T11:45', {
    calendar: [
      'fair: Book fair planning, thomas, 2027-02-12T10:00, 90',
      'imr: Publisher round Imran, zarine, 2027-02-12T15:00, 60, imran',
      'tse: Desk interview Tsering, rohan, 2027-02-15T11:00, 45, tsering',
      'cov: Cover committee, zarine, 2027-02-15T16:00, 60',
      'per: Desk interview Perpetua, rohan, 2027-02-16T12:00, 45, perpetua',
    ],
  }),
};
