// Where the thirtieth further batch is given: a hospital, a forwarder and a credit union.
import { organisation } from '../../../organisation.ts';

const hospital = organisation({
  zone: 'Australia/Brisbane',
  users: [
    'kerrin: Kerrin Wallbrook, recruiter',
    'ashwin: Dr. Ashwin Pereira-Dunn, hiring_manager',
    'leonie: Leonie Strathdee, hiring_manager',
    'mack: Mackenzie Turnbuckle, admin',
  ],
  stages: ['Applied', 'Credential Check', 'Phone Chat', 'Unit Tour', 'Panel Interview', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'midw: Midwife, maternity, leonie',
    'theat: Theatre Nurse, surgical, ashwin',
    'sono: Sonographer, imaging, ashwin',
    'ord: Orderly, support services, mack',
  ],
  people: [
    'bec: Rebekah Tolliver, midw, Phone Chat, 3',
    'chanel: Chanelle Drury, theat, Credential Check, 7',
    'angus1: Angus Petherick, ord, Applied, 12',
    'angus2: Angus Kilbride, theat, Panel Interview, 2',
    'minh: Minh-Anh Lacroix, sono, Unit Tour, 4',
    'tavita: Tavita Leaupepe, ord, Phone Chat, 9',
    'sorrel: Sorrel Whitcroft, midw, Panel Interview, 1',
    'dipti: Dipti Ranganathan-Hayes, sono, Applied, 6',
    'gerda: Gerda Holzapfel, theat, Phone Chat, 15',
    'wes: Weston Cardew, ord, Credential Check, 5',
  ],
  templates: ['unit_tour_details', 'credential_reminder', 'not_successful_note'],
});

const forwarder = organisation({
  zone: 'Europe/Warsaw',
  users: [
    'jagoda: Jagoda Wilczek, recruiter',
    'roman: Roman Tyszka, hiring_manager',
    'ulla: Ulla Haaksbergen, hiring_manager',
    'stig: Stig Mortensson, admin',
  ],
  stages: ['New', 'CV Check', 'Phone Call', 'Depot Trial', 'Interview', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'fork: Reach Truck Driver, warehouse, roman',
    'cust: Customs Declarant, customs, ulla',
    'plan: Route Planner, planning, stig',
    'fleet: Fleet Mechanic, workshop, roman',
  ],
  people: [
    'bogna: Bogna Cieślak, cust, Phone Call, 4',
    'ihor1: Ihor Melnychenko, fork, Depot Trial, 2',
    'ihor2: Ihor Savchuk, fleet, New, 9',
    'danuta: Danuta Rogalska, plan, Interview, 1',
    'florian: Florian Stadtmüller, fleet, Phone Call, 6',
    'kazimierz: Kazimierz Brandys-Lis, fork, CV Check, 8',
    'oleh: Oleh Tkachuk, plan, New, 14',
    'marit: Marit Oosthoek, cust, CV Check, 5',
    'bence: Bence Farkasdi, fleet, Depot Trial, 3',
    'luisa: Luísa Cardigos, plan, Phone Call, 11',
  ],
  templates: ['depot_trial_instructions', 'status_question', 'thanks_and_goodbye'],
});

const union = organisation({
  zone: 'America/Phoenix',
  users: [
    'delphia: Delphia Rourke, recruiter',
    'cisco: Francisco Arvizu, hiring_manager',
    'joleen: Joleen Hatathlie, hiring_manager',
    'barrett: Barrett Kingsolver, admin',
  ],
  stages: [
    'Applied',
    'Phone Screen',
    'Skills Assessment',
    'Branch Interview',
    'Background Check',
    'Offer',
    'Hired',
    'Rejected',
  ],
  jobs: [
    'tell: Member Services Teller, branches, cisco, Tempe',
    'loan: Loan Officer, lending, joleen, Mesa',
    'fraud: Fraud Analyst, risk, barrett',
    'it: Help Desk Technician, technology, barrett',
  ],
  people: [
    'roxie: Roxanne Stubblefield, tell, Branch Interview, 2',
    'tyree: Tyree Cavanaugh, loan, Phone Screen, 5',
    'nadia1: Nadia Khoury-Watts, fraud, Skills Assessment, 3',
    'nadia2: Nadia Sepulveda, tell, Applied, 8',
    'orrin: Orrin Blackgoat, it, Phone Screen, 6',
    'clem: Clementine Ashworth-Yazzie, loan, Background Check, 1',
    'dov: Dov Perlstein, fraud, Applied, 13',
    'lanh: Lanh Trinh-Moser, it, Skills Assessment, 4',
    'evander: Evander Pickett, loan, Applied, 10',
    'maribel: Maribel Ochoa-Finn, tell, Phone Screen, 7',
  ],
  templates: ['assessment_link', 'checking_back_in', 'role_closed'],
});

export const sandboxes = {
  maternity_may: hospital('2026-05-19T07:45', {
    calendar: [
      'list: Theatre list meeting, ashwin, 2026-05-20T09:00, 60',
      'ang: Panel Angus, ashwin, 2026-05-20T13:30, 45, angus2',
      'sor: Panel Sorrel, leonie, 2026-05-21T10:00, 60, sorrel',
      'minh: Unit tour Minh-Anh, mack, 2026-05-22T11:00, 30, minh',
    ],
  }),
  forwarder_jun: forwarder('2027-06-11T14:30', {
    calendar: [
      'iho: Depot trial Ihor, roman, 2027-06-14T08:00, 240, ihor1',
      'dan: Interview Danuta, stig, 2027-06-14T10:00, 60, danuta',
      'ret: Retro with carriers, ulla, 2027-06-15T13:00, 60',
      'ben: Depot trial Bence, roman, 2027-06-16T08:00, 240, bence',
    ],
  }),
  union_sep: union('2026-09-09T16:05', {
    calendar: [
      'loan: Loan committee, joleen, 2026-09-10T10:00, 60',
      'rox: Branch interview Roxanne, cisco, 2026-09-10T14:00, 45, roxie',
      'vault: Vault audit, cisco, 2026-09-11T09:00, 120',
      'cle: Offer prep Clementine, joleen, 2026-09-11T13:00, 30, clem',
    ],
  }),
};
