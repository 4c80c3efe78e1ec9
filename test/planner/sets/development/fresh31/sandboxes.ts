// Where the thirty-first further batch is given: a contractor, an online shop and a hospice.
import { organisation } from '../../../organisation.ts';

const contractor = organisation({
  zone: 'Europe/Dublin',
  users: [
    'fidelma: Fidelma Crosbie, recruiter',
    'donal: Donal Mulcreevy, hiring_manager',
    'agata: Agata Sikorska-Daly, hiring_manager',
    'rex: Rex Tolland, admin',
  ],
  stages: ['Applied', 'Ticket Check', 'Phone Interview', 'Site Day', 'Final Meeting', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'crane: Crane Operator, plant, donal',
    'qs: Quantity Surveyor, commercial, agata',
    'form: Formwork Foreman, site, donal',
    'doc: Document Controller, office, rex',
  ],
  people: [
    'lorcan1: Lorcan Tuohill, crane, Site Day, 2',
    'lorcan2: Lorcan Hession, qs, Applied, 9',
    'ioana: Ioana Petrache, qs, Final Meeting, 1',
    'seamus: Séamus Kinnerk, form, Phone Interview, 5',
    'blessing: Blessing Okereke-Nolan, doc, Phone Interview, 4',
    'gintaras: Gintaras Bielskis, crane, Ticket Check, 8',
    'maeve: Maeve Dunleary, doc, Applied, 12',
    'padraig: Pádraig Looney-Walsh, form, Site Day, 3',
    'zuzana: Zuzana Hrabovská, qs, Ticket Check, 6',
    'teju: Tejumola Adisa, doc, Ticket Check, 17',
  ],
  templates: ['site_day_pack', 'are_we_still_on', 'regretfully_no'],
});

const shop = organisation({
  zone: 'America/Chicago',
  users: [
    'perla: Perla Quiñonez-Day, recruiter',
    'gideon: Gideon Stallworth, hiring_manager',
    'hyun: Hyun-Ae Moreland, hiring_manager',
    'trish: Patricia Vanloon, admin',
  ],
  stages: ['Applied', 'Text Screen', 'Video Chat', 'Floor Tour', 'Manager Round', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'pack: Pack Lead, fulfillment, gideon',
    'inv: Inventory Analyst, analytics, hyun',
    'cx: Chat Support Rep, support, trish',
    'mk: Merch Photographer, creative, hyun',
  ],
  people: [
    'deonte: Deonte Fairbanks, pack, Floor Tour, 2',
    'tess1: Tessa Brockway, cx, Video Chat, 4',
    'tess2: Tessa Villalobos-Kim, mk, Applied, 7',
    'arun: Arun Chidambaram, inv, Manager Round, 1',
    'lark: Lark Hennessey, mk, Video Chat, 5',
    'quincy: Quincy Abara-Stone, pack, Text Screen, 6',
    'beth: Bethesda Crowley, cx, Text Screen, 10',
    'ruben: Rubén Astorga, pack, Applied, 15',
    'mika: Mikaela Sorrento, inv, Video Chat, 3',
    'odin: Odin Paulsrud, cx, Applied, 11',
  ],
  templates: ['floor_tour_map', 'quick_nudge', 'sorry_pass'],
});

const hospice = organisation({
  zone: 'Pacific/Auckland',
  users: [
    'moana: Moana Teariki, recruiter',
    'cliff: Clifford Baines, hiring_manager',
    'shireen: Shireen Daruwalla, hiring_manager',
    'jude: Judith Amberley, hiring_manager',
  ],
  stages: ['Enquiry', 'First Call', 'Shadow Shift', 'Meet the Team', 'Reference Check', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'pall: Hospice Nurse, nursing, shireen',
    'fund: Fundraising Coordinator, fundraising, cliff',
    'shop: Op Shop Manager, retail, cliff',
    'vol: Volunteer Lead, community, jude',
  ],
  people: [
    'hinewai: Hinewai Rātana-Cole, pall, Shadow Shift, 2',
    'russ: Russell Thewlis, shop, First Call, 6',
    'pania: Pania Gilchrist, vol, Meet the Team, 1',
    'joy1: Joy Hemmingway, fund, Enquiry, 9',
    'joy2: Joy Seumanutafa, pall, First Call, 4',
    'tobias: Tobias Kettlewell, fund, Reference Check, 3',
    'meilin: Mei-Lin Ashdowne, shop, Enquiry, 13',
    'arapeta: Arapeta Horomia-Blake, vol, First Call, 8',
    'gwenda: Gwenda Pascoe, pall, Reference Check, 2',
    'len: Leonard Ffoulkes, shop, Shadow Shift, 5',
  ],
  templates: ['shadow_shift_info', 'just_checking_in_note', 'kind_no'],
});

export const sandboxes = {
  contractor_jul: contractor('2026-07-16T13:10', {
    calendar: [
      'ioa: Final meeting Ioana, agata, 2026-07-17T09:30, 60, ioana',
      'pour: Concrete pour briefing, donal, 2026-07-17T14:00, 60',
      'lor: Site day Lorcan, donal, 2026-07-20T09:00, 240, lorcan1',
      'val: Valuation review, agata, 2026-07-21T11:00, 90',
    ],
  }),
  shop_nov: shop('2027-11-15T11:25', {
    calendar: [
      'peak: Peak season standup, gideon, 2027-11-16T09:00, 30',
      'aru: Manager round Arun, hyun, 2027-11-16T13:00, 60, arun',
      'deo: Floor tour Deonte, gideon, 2027-11-17T10:00, 45, deonte',
      'shoot: Photo shoot, hyun, 2027-11-18T13:00, 180',
    ],
  }),
  hospice_mar: hospice('2027-03-03T09:35', {
    calendar: [
      'sup: Clinical supervision, shireen, 2027-03-04T10:00, 60',
      'pan: Meet the team Pania, jude, 2027-03-04T11:00, 60, pania',
      'gala: Gala committee, cliff, 2027-03-04T14:00, 90',
      'hin: Shadow shift Hinewai, shireen, 2027-03-05T09:00, 240, hinewai',
    ],
  }),
};
