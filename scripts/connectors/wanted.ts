// Systems that users ask for and that are left out: what would have to be known of them before a connector is written.

export const wanted: readonly (readonly [system: string, lacks: string])[] = [
  ['ADP Workforce Now', 'a published description of its records (signing in with a client certificate is there)'],
  ['Avature, Comeet, Cornerstone, 15Five, Culture Amp', 'a published description of their interface'],
  ['Pinpoint', 'what moves an application and what rejects it, which its description leaves open'],
  ['Recruiterflow', 'how the answer about one candidate is wrapped, and how a disqualification is taken back'],
  [
    'Breezy HR: every stage of a pipeline, its notes, users and reasons',
    'what stands in the list `pipeline` of its pipelines (a published sample shows it empty), and in the stream of a candidate',
  ],
  [
    'Zoho Recruit: interviews as events, and reading notes',
    'what its `Interview_Status` calls an interview that is off, and a list of the notes of one candidate',
  ],
  [
    'Lever: changes of interviews and offers',
    'a list of either over all opportunities, or a word that they count as a change of the opportunity: both are read opportunity by opportunity',
  ],
  ['SmartRecruiters: interviews', 'interviews made in it: its interface shows those alone that were made through it'],
  [
    'SmartRecruiters: how far an offer is',
    'what its statuses of an offer are called, beyond CREATED: its offers can be synchronised as they are',
  ],
  ['Recruitee: interviews', 'what `/interview/events` wraps its list in, and what its status and times are called'],
  [
    'Teamtailor: how far an offer is',
    'what its `status` and `response` say: its job offers can be synchronised as they are',
  ],
  ['Teamtailor: interviews', 'an address for them: its pages and its own client have none'],
  ['Manatal, BambooHR: interviews and offers', 'an address for them: their published pages have none'],
  [
    'Offers written in Ashby, Greenhouse, Lever, Workable, SmartRecruiters, Teamtailor, Zoho Recruit, BambooHR, Merge, Kombo, Gem',
    'a published call that makes one: Ashby’s fills a form whose fields each organization names for itself, in the others none was found',
  ],
  ['Deputy, When I Work, Homebase, Kronos', 'a published description of their interface'],
  ['Bullhorn, Jobvite, JobAdder, iCIMS', 'addresses and fields from the vendor’s own pages'],
  ['JazzHR, Freshteam', 'addresses and fields from the vendor’s own pages'],
  [
    'Oracle HCM, Taleo, Workday, SAP SuccessFactors, UKG',
    'fields of their collections, which differ from customer to customer',
  ],
  ['Paycom, Paycor, Paychex, Dayforce, Namely, Zenefits, Justworks', 'a published description of their interface'],
  ['Personio, Factorial, Employment Hero, Rippling, Deel, Remote', 'a description that was checked'],
  [
    'Mailchimp Transactional (Mandrill)',
    'a description that was checked, and how soon what was sent can be searched by its metadata',
  ],
  ['LinkedIn, HireVue, Codility', 'access for partners alone'],
];
