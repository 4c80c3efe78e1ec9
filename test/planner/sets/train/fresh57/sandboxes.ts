// Where the batch “fresh57” is said: an opera house in Helsinki and a copper mine in Chile.
import { organisation } from '../../../organisation.ts';

const stageHouse = organisation({
  zone: 'Europe/Helsinki',
  users: [
    'saara: Saara Lehtonen, recruiter',
    'aksel: Aksel Grönroos, hiring_manager',
    'mirja: Mirja Toivonen, hiring_manager',
    'pekka: Pekka Salmi, hiring_manager',
    'tuula: Dr. Tuula Rautio, admin',
  ],
  stages: ['Received', 'Preselection', 'First Interview', 'Audition', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'light: Lighting Technician, stage, aksel',
    'rig: Stage Rigger, stage, aksel',
    'cost: Costume Maker, wardrobe, mirja',
    'harp: Second Harpist, orchestra, pekka',
    'box: Box Office Clerk, ticketing, mirja',
  ],
  people: [
    'eero: Eero Niskanen, light, First Interview, 5',
    'helmi: Helmi Vainio, cost, Preselection, 9',
    'oskar1: Oskar Blom, rig, Received, 12',
    'oskar2: Oskar Hietala, box, First Interview, 3',
    'inka: Inka Räsänen, harp, Audition, 2',
    'jaak: Jaak Tamm, rig, Preselection, 7',
    'petra: Petronella Wikström, cost, First Interview, 4',
    'theo: Theodora Backman, box, Received, 15',
    'ville: Vilhelm Aalto, light, Received, 1',
  ],
  templates: ['audition_details', 'interim_reply', 'regret'],
});

const copper = organisation({
  zone: 'America/Santiago',
  users: [
    'caro: Carolina Ibáñez, recruiter',
    'rodrigo: Rodrigo Pavez, hiring_manager',
    'ximena: Ximena Lobos, hiring_manager',
    'hector: Héctor Araya, hiring_manager',
    'mauro: Mauro Fuentealba, admin',
  ],
  stages: ['Postulación', 'Llamada', 'Entrevista en Faena', 'Examen Médico', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'geo: Geologist, geology, ximena',
    'drill: Drill Operator, operations, rodrigo',
    'truck: Haul Truck Driver, operations, rodrigo',
    'assay: Assay Technician, laboratory, ximena',
    'hse: Safety Advisor, safety, hector',
  ],
  people: [
    'bruno: Bruno Cárcamo, drill, Llamada, 8',
    'maca: Macarena Toledo, geo, Entrevista en Faena, 3',
    'nico1: Nicolás Vergara, truck, Postulación, 14',
    'nico2: Nicole Vergara, assay, Llamada, 6',
    'pancho: Francisco Melo, hse, Examen Médico, 2',
    'nacho: Ignacio Soto, truck, Entrevista en Faena, 5',
    'dani: Daniela Olivares, geo, Postulación, 10',
    'ema: Emilia Cifuentes, assay, Examen Médico, 1',
  ],
  templates: ['medical_form', 'shift_roster', 'still_there'],
});

export const sandboxes = {
  opera_mar: stageHouse('2026-03-27T13:40', {
    calendar: [
      'tech: Technical rehearsal, aksel, 2026-03-30T09:00, 180',
      'leave: Annual leave, mirja, 2026-03-30T00:00, 2880',
      'inka: Audition Inka Räsänen, pekka, 2026-03-31T14:00, 90, inka',
      'eero: Interview Eero Niskanen, aksel, 2026-04-01T10:00, 45, eero',
    ],
  }),
  opera_dec: stageHouse('2026-12-16T09:05', {
    moved: { helmi: 'First Interview, 2', inka: 'Offer, 1' },
    without: ['theo'],
    calendar: [
      'board: Board meeting, tuula, 2026-12-17T09:00, 180',
      'fitting: Costume fitting, mirja, 2026-12-17T10:00, 120',
      'helmi: Interview Helmi Vainio, mirja, 2026-12-18T13:00, 60, helmi',
    ],
  }),
  copper_apr: copper('2026-04-01T11:15', {
    calendar: [
      'blast: Blasting committee, rodrigo, 2026-04-02T08:00, 120',
      'maca: Interview Macarena Toledo, ximena, 2026-04-02T15:00, 60, maca',
      'shift: Shift change, hector, 2026-04-06T07:00, 90',
    ],
  }),
  copper_sep: copper('2026-09-04T16:50', {
    moved: { bruno: 'Entrevista en Faena, 2', dani: 'Llamada, 4' },
    without: ['nico2'],
    calendar: [
      'audit: Safety audit, hector, 2026-09-07T09:00, 240',
      'away: Vacation, ximena, 2026-09-07T00:00, 1440',
      'nacho: Interview Ignacio Soto, rodrigo, 2026-09-08T11:00, 60, nacho',
    ],
  }),
};
