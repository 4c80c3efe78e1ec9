// Where the thirty-fifth further batch is given: vets with several surgeries, and a publishing house.
import { organisation } from '../../../organisation.ts';

const vets = organisation({
  zone: 'Europe/Dublin',
  users: [
    'roisin: Róisín Halloran, recruiter',
    'callum: Callum Breslin, hiring_manager',
    'ngozi: Ngozi Adeyinka, hiring_manager',
    'piotr: Piotr Zalewski, admin',
  ],
  stages: ['Applied', 'Phone Chat', 'Surgery Visit', 'Team Meeting', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'vet: Veterinary Surgeon, veterinary, callum',
    'nurse: Veterinary Nurse, nursing, ngozi',
    'desk: Receptionist, reception, ngozi',
    'groom: Dog Groomer, grooming, callum',
  ],
  people: [
    'orla: Orla Devane, nurse, Phone Chat, 3',
    'tom1: Tom Quigley, vet, Applied, 9',
    'tom2: Tom Szabo, desk, Phone Chat, 5',
    'femke: Femke Brouwer, vet, Surgery Visit, 2',
    'idris: Idris Kamara, groom, Applied, 12',
    'maeve: Maeve Costigan, desk, Team Meeting, 1',
    'lauri: Lauri Heikkinen, nurse, Surgery Visit, 4',
    'binta: Binta Jalloh, nurse, Applied, 8',
    'sean: Seán Mulqueen, groom, Phone Chat, 6',
    'petra: Petra Havlíková, vet, Team Meeting, 3',
  ],
  templates: ['visit_directions', 'still_interested', 'kind_no'],
});

const press = organisation({
  zone: 'America/Chicago',
  users: [
    'wes: Wes Thornquist, recruiter',
    'ines: Inés Baptista, hiring_manager',
    'gordon: Gordon Achterberg, hiring_manager',
    'lulu: Lulu Fairchild, admin',
  ],
  stages: ['New', 'Recruiter Call', 'Edit Test', 'Panel', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'ed: Copy Editor, editorial, ines',
    'des: Cover Designer, design, gordon',
    'pub: Publicist, publicity, ines',
    'rights: Rights Assistant, rights, lulu',
  ],
  people: [
    'hana1: Hana Oyelaran, ed, Recruiter Call, 4',
    'hana2: Hana Wexler, pub, New, 7',
    'mick: Mick Devereux, des, Edit Test, 2',
    'sol: Soledad Ibarra, ed, Panel, 1',
    'kwame: Kwame Boateng, rights, New, 11',
    'trudy: Trudy Lindqvist, pub, Recruiter Call, 6',
    'yannis: Yannis Petrakis, des, New, 9',
    'bea: Beatrice Calloway, ed, Edit Test, 3',
    'omar: Omar Sheikh, rights, Recruiter Call, 5',
    'vik: Viktor Pale, des, Panel, 8',
  ],
  templates: ['edit_test_brief', 'checking_in', 'not_this_time'],
});

export const sandboxes = {
  vets_feb: vets('2027-02-09T09:30', {
    calendar: [
      'fem: Surgery visit Femke, callum, 2027-02-10T10:00, 60, femke',
      'mae: Team meeting Maeve, ngozi, 2027-02-10T15:00, 45, maeve',
      'rota: Rota planning, ngozi, 2027-02-11T09:00, 60',
      'pet: Team meeting Petra, callum, 2027-02-12T11:00, 45, petra',
    ],
  }),
  press_may: press('2027-05-18T10:15', {
    calendar: [
      'mick: Edit test review Mick, gordon, 2027-05-19T10:00, 60, mick',
      'sol: Panel Soledad, ines, 2027-05-19T14:00, 60, sol',
      'cat: Catalogue meeting, ines, 2027-05-20T09:00, 90',
      'vik: Panel Viktor, gordon, 2027-05-20T15:00, 45, vik',
    ],
  }),
};
