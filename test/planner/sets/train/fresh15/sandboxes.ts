// Where the fifteenth further batch is given: bakeries, and builders of solar roofs.
import { organisation } from '../../../organisation.ts';

const bakeries = organisation({
  zone: 'Europe/Warsaw',
  users: [
    'kinga: Kinga Wasilewska, recruiter',
    'marcel: Marcel Grudzień, hiring_manager',
    'zofia: Zofia Herling, hiring_manager',
    'teo: Teo Lindqvist-Mazur, hiring_manager',
  ],
  stages: ['Applied', 'First Talk', 'Trial Shift', 'Owner Meeting', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'bak: Night Baker, bakery, marcel',
    'bar: Barista, shops, zofia',
    'shop: Shop Manager, shops, zofia',
    'drv: Delivery Driver, transport, teo',
  ],
  people: [
    'wiktor: Wiktor Sadowski, bak, Applied, 3',
    'helena: Helena Brzozowska, bar, First Talk, 5',
    'oliwia1: Oliwia Kaczor, bar, Applied, 8',
    'oliwia2: Oliwia Rynkowska, shop, Trial Shift, 2',
    'dominik: Dominik Petrescu, drv, First Talk, 7',
    'nadia: Nadia Bielska, shop, Owner Meeting, 1',
    'igor: Igor Malczewski, bak, Trial Shift, 4',
    'samuel: Samuel Ochieng, drv, Applied, 11',
    'basia: Basia Krukowska, bar, Trial Shift, 6',
  ],
  templates: ['trial_shift_details', 'are_you_still_there', 'friendly_no'],
});

const roofs = organisation({
  zone: 'America/Denver',
  users: [
    'del: Delphine Aucoin, recruiter',
    'rusty: Russell Tsosie, hiring_manager',
    'mindy: Mindy Castellanos, hiring_manager',
    'abe: Abraham Loewenthal, hiring_manager',
  ],
  stages: ['Sourced', 'Recruiter Screen', 'Hiring Manager Screen', 'Ride-along', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'inst: Solar Installer, field, rusty',
    'elec: Journeyman Electrician, field, rusty',
    'des: System Designer, design, mindy',
    'csr: Customer Care Rep, customer care, abe',
  ],
  people: [
    'trent: Trenton Yellowhorse, inst, Sourced, 4',
    'paloma: Paloma Quintero, des, Recruiter Screen, 6',
    'chris1: Christopher Hallam, elec, Hiring Manager Screen, 2',
    'chris2: Christina Baptiste, csr, Sourced, 9',
    'mo: Mohamed Sesay, inst, Ride-along, 1',
    'greta: Greta Sundqvist, des, Hiring Manager Screen, 3',
    'lupe: Guadalupe Arriaga, csr, Recruiter Screen, 12',
    'vince: Vincent Kahale, elec, Sourced, 7',
    'daria: Daria Shevchuk, inst, Recruiter Screen, 5',
  ],
  templates: ['screen_invite', 'checking_back', 'not_moving_forward'],
});

export const sandboxes = {
  bakeries_may: bakeries('2027-05-18T09:10', {
    calendar: [
      'oli: Trial shift Oliwia, zofia, 2027-05-19T10:00, 120, oliwia2',
      'fleet: Fleet check, teo, 2027-05-19T13:00, 60',
      'nad: Owner meeting Nadia, zofia, 2027-05-20T15:00, 60, nadia',
      'igo: Trial shift Igor, marcel, 2027-05-21T08:00, 180, igor',
    ],
  }),
  roofs_nov: roofs('2026-11-30T13:45', {
    calendar: [
      'chr: Hiring manager screen Christopher, rusty, 2026-12-01T10:00, 45, chris1',
      'care: Care huddle, abe, 2026-12-01T15:00, 30',
      'saf: Safety briefing, rusty, 2026-12-02T08:00, 60',
      'gre: Hiring manager screen Greta, mindy, 2026-12-02T14:00, 45, greta',
      'mor: Ride-along Mo, rusty, 2026-12-03T09:00, 240, mo',
    ],
  }),
};
