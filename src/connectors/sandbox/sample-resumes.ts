// Résumés of the candidates of the built-in sample organization: invented like everything there, and the same at every start.
import type { SampleCandidate } from './default-candidates.ts';

interface Trade {
  readonly role: string;
  readonly before: string;
  readonly employers: readonly [string, string];
  readonly did: readonly string[];
  readonly degree: string;
  readonly skills: readonly string[];
}

const trades: Readonly<Record<string, Trade>> = {
  job_frontend: {
    role: 'Frontend Engineer',
    before: 'Web Developer',
    employers: ['Harbour Lane Software', 'Studio Nine'],
    did: [
      'Rebuilt the checkout in TypeScript; errors reported by customers fell by a third.',
      'Wrote the design system’s form components and tested them with screen readers.',
      'Reviewed code of three colleagues each week.',
    ],
    degree: 'BSc Computer Science',
    skills: ['TypeScript', 'React', 'accessibility (WCAG 2.2)', 'design systems', 'end-to-end tests'],
  },
  job_platform: {
    role: 'Platform Engineer',
    before: 'Systems Administrator',
    employers: ['Northfield Hosting', 'City of Riverton'],
    did: [
      'Ran PostgreSQL for forty services and moved them to a new major version without a lost write.',
      'On call one week in five; wrote the runbooks that the team uses.',
      'Cut the time of a deployment from 40 minutes to six.',
    ],
    degree: 'BSc Information Technology',
    skills: ['Linux', 'PostgreSQL', 'networks', 'Kubernetes', 'Terraform'],
  },
  job_icu_nurse: {
    role: 'Registered Nurse, ICU',
    before: 'Registered Nurse, medical ward',
    employers: ['Lakeside General Hospital', 'St. Brendan Clinic'],
    did: [
      'Cared for two ventilated patients a shift in a unit of 18 beds.',
      'Trained eleven new colleagues on infusion pumps and ventilators.',
      'Charge nurse on nights, four shifts a month.',
    ],
    degree: 'Bachelor of Science in Nursing',
    skills: ['RN licence (compact)', 'ACLS', 'BLS', 'ventilators', 'CRRT'],
  },
  job_home_nurse: {
    role: 'Home Health Nurse',
    before: 'Registered Nurse, surgical ward',
    employers: ['Valley Home Care', 'Mercy Ridge Hospital'],
    did: [
      'Visited 22 patients a week and kept their records on the day of the visit.',
      'Taught families wound care and the use of insulin pens.',
      'Helped to write the agency’s guide for safe lifting.',
    ],
    degree: 'Associate Degree in Nursing',
    skills: ['RN licence', 'wound care', 'patient teaching', 'driving licence'],
  },
  job_logistics: {
    role: 'Logistics Coordinator',
    before: 'Warehouse Lead',
    employers: ['Prairie Freight', 'Joliet Distribution'],
    did: [
      'Planned 60 loads a week with 14 carriers.',
      'Counted stock by cycle; differences fell below one percent.',
      'Introduced a weekly call with the dispatchers.',
    ],
    degree: 'Certificate in Supply Chain Management',
    skills: ['inventory control', 'dispatch', 'carrier contracts', 'forklift licence'],
  },
  job_supervisor: {
    role: 'Operations Supervisor',
    before: 'Team Lead, assembly',
    employers: ['Lakefront Metals', 'Gary Plastics'],
    did: [
      'Led a shift of 25 through a change of two production lines.',
      'Two years without a lost-time accident.',
      'Ran the daily stand-up and the plan of shifts.',
    ],
    degree: 'Associate Degree in Industrial Technology',
    skills: ['OSHA 30', '5S', 'planning of shifts', 'coaching'],
  },
  job_sales: {
    role: 'Account Executive',
    before: 'Sales Representative',
    employers: ['Brightwater Systems', 'Corner Office Supply'],
    did: [
      'Closed 31 mid-market contracts, 112% of the year’s quota.',
      'Kept 94% of accounts at renewal.',
      'Wrote the team’s guide for first calls.',
    ],
    degree: 'BA Business Administration',
    skills: ['negotiation', 'CRM discipline', 'forecasts', 'Spanish (working knowledge)'],
  },
  job_analyst: {
    role: 'Financial Analyst',
    before: 'Accounting Associate',
    employers: ['Twin Rivers Foods', 'Hallam & Price'],
    did: [
      'Built the rolling forecast that the board reads each month.',
      'Shortened the close from nine days to five.',
      'Moved twelve spreadsheets to SQL.',
    ],
    degree: 'BSc Finance',
    skills: ['forecasts', 'month-end close', 'SQL', 'spreadsheets'],
  },
};

const formats = ['pdf', 'docx', 'txt'] as const;
const years = (months: number): string => (months < 24 ? `${months} months` : `${Math.floor(months / 12)} years`);
const fileName = (name: string): string => name.replaceAll(/[^\p{L}\p{M}]+/gu, '-');

/** One of each candidate, in three formats by turns; every fourth wrote a letter as well. */
export function sampleFiles(candidate: SampleCandidate, index: number, addedAt: string) {
  const trade = trades[candidate.job];
  if (trade === undefined) return [];
  const format = formats[index % formats.length] ?? 'pdf';
  const of = { candidate_id: candidate.id, added_at: addedAt };
  const resume = {
    ...of,
    kind: 'resume',
    name: `${fileName(candidate.name)}-resume.${format}`,
    format,
    title: candidate.name,
    sections: resumeOf(candidate, trade),
  } as const;
  if (index % 4 !== 2) return [resume];
  const letter = [
    `I would like to work with you as ${trade.role}. What draws me is the team that I would join.`,
    `At ${trade.employers[0]} I have done the work that your posting describes. I would be glad to tell you more.`,
  ];
  const sections = [{ heading: 'Dear hiring team', paragraphs: letter, points: [] }];
  const name = `${fileName(candidate.name)}-letter.txt`;
  return [resume, { ...of, kind: 'cover_letter', name, format: 'txt', title: candidate.name, sections } as const];
}

function resumeOf({ signals }: SampleCandidate, trade: Trade) {
  const months = signals['experience_months'] ?? 24;
  const [now, then] = trade.employers;
  return [
    { heading: 'Summary', paragraphs: [`${trade.role} with ${years(months)} of experience.`], points: [] },
    { heading: `${trade.role}, ${now}`, paragraphs: [], points: [...trade.did] },
    { heading: `${trade.before}, ${then}`, paragraphs: ['First position after school.'], points: [] },
    { heading: 'Education', paragraphs: [trade.degree], points: [] },
    { heading: 'Skills', paragraphs: [trade.skills.join(', ')], points: [] },
  ];
}
