// Where the seventeenth further batch is given: a foundry that hires veterans, and lodges in the bush.
import { organisation } from '../../../organisation.ts';

const foundry = organisation({
  zone: 'America/Chicago',
  users: [
    'corinne: Corinne Vandermolen, admin',
    'hendrik: Hendrik Olufsen, hiring_manager',
    'luciana: Luciana Prado-Wells, hiring_manager',
    'gilbert: Gilbert Nakai, recruiter',
  ],
  stages: ['Application', 'Phone Interview', 'Plant Tour', 'Welding Test', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'weld: Welder, production, hendrik',
    'maint: Maintenance Technician, maintenance, luciana',
    'log: Logistics Planner, supply chain, luciana',
    'qa: Quality Engineer, quality, hendrik',
  ],
  people: [
    'deshawn: DeShawn Pruitt, weld, Welding Test, 2',
    'marisela: Marisela Ocampo, log, Phone Interview, 6',
    'kurt: Kurt Wojtanek, maint, Application, 10',
    'tamika1: Tamika Bellamy, qa, Plant Tour, 1',
    'tamika2: Tamika Rusk, weld, Application, 5',
    'andrej: Andrej Hlinka, maint, Plant Tour, 3',
    'noora: Noora Al-Hamdani, log, Application, 14',
    'bobby: Bobby Lachapelle, weld, Phone Interview, 8',
    'joaquim: Joaquim Estelrich, qa, Phone Interview, 4',
  ],
  templates: ['plant_tour_info', 'weld_test_invite', 'long_silence', 'regret_letter', 'offer_letter'],
});

const lodges = organisation({
  zone: 'Africa/Johannesburg',
  users: [
    'lerato: Lerato Mokwena, recruiter',
    'willem: Willem Odendaal, hiring_manager',
    'thandi: Thandiwe Nkabinde, hiring_manager',
    'faizel: Faizel Abrahams, admin',
  ],
  stages: ['Applications', 'Video Call', 'Lodge Visit', 'Final Chat', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'guide: Field Guide, guiding, willem',
    'chef: Sous Chef, kitchen, thandi',
    'fo: Front Office Lead, guest services, thandi',
    'mech: Vehicle Mechanic, workshop, willem',
  ],
  people: [
    'sipho: Siphokazi Dlomo, fo, Video Call, 4',
    'ruan: Ruan Esterhuizen, guide, Lodge Visit, 2',
    'chantal: Chantal Adonis, chef, Final Chat, 1',
    'kabelo: Kabelo Moatlhodi, guide, Applications, 7',
    'precious: Precious Chikwanha, fo, Applications, 12',
    'dirk: Dirk Swanepoel, mech, Video Call, 9',
    'hennie: Hendrika Mostert, guide, Lodge Visit, 3',
    'nomsa: Nomsa Zikalala, chef, Video Call, 5',
    'amit: Amit Naransamy, mech, Final Chat, 2',
  ],
  templates: ['lodge_visit_pack', 'video_call_tips', 'are_you_in', 'no_thanks'],
});

export const sandboxes = {
  foundry_jan: foundry('2027-01-19T09:30', {
    calendar: [
      'tour: Plant tour Tamika, hendrik, 2027-01-20T13:00, 60, tamika1',
      'aud: Safety audit, luciana, 2027-01-21T09:00, 120',
    ],
  }),
  lodges_aug: lodges('2026-08-05T11:00', {
    calendar: [
      'cha: Final chat Chantal, thandi, 2026-08-06T10:00, 45, chantal',
      'veh: Vehicle inspection, willem, 2026-08-07T14:00, 60',
    ],
  }),
};
