// The candidates of the built-in sample organization. Data only; every person here is invented.

export interface SampleCandidate {
  readonly id: string;
  readonly name: string;
  readonly job: string;
  readonly stage: string;
  /** Days ago; contact null: never written to. */
  readonly days: { readonly applied: number; readonly inStage: number; readonly contact: number | null };
  readonly signals: Readonly<Record<string, number>>;
  readonly note: string | undefined;
}

type Row = readonly [
  name: string,
  job: string,
  stage: string,
  days: readonly [applied: number, inStage: number, contact: number | null],
  /** Months of experience, assessment of 100, interview of 5; 0 where not known. */
  signals: readonly [number, number, number],
  note?: string,
];

const rows: readonly Row[] = [
  ['Priya Raman', 'job_frontend', 'Applied', [3, 3, 2], [46, 81, 0]],
  ['Lukas Brandt', 'job_frontend', 'Applied', [6, 6, null], [18, 64, 0]],
  [
    'Zoë van den Berg',
    'job_frontend',
    'Phone Screen',
    [12, 4, 4],
    [71, 88, 4.2],
    'Portfolio is strong on accessibility.',
  ],
  ['Mateo Álvarez', 'job_frontend', 'Onsite Interview', [21, 5, 6], [96, 79, 3.9]],
  ['Hannah Cole', 'job_frontend', 'Rejected', [30, 20, 20], [8, 42, 2.1]],
  ['Chidi Okonkwo', 'job_platform', 'Applied', [1, 1, 1], [60, 0, 0]],
  ['Sofia Lindgren', 'job_platform', 'Phone Screen', [10, 3, 3], [84, 91, 0]],
  ['Ana Beatriz Souza', 'job_platform', 'Onsite Interview', [24, 9, 8], [120, 86, 4.5], 'Asked about remote work.'],
  ['James Whitfield', 'job_platform', 'Offer', [33, 2, 1], [102, 90, 4.7]],
  ['Tomáš Novák', 'job_platform', 'Hired', [60, 12, 12], [88, 84, 4.4]],
  ['Priya Sharma', 'job_icu_nurse', 'Applied', [8, 8, 7], [52, 77, 0]],
  ['Grace Mbeki', 'job_icu_nurse', 'Applied', [2, 2, null], [30, 0, 0]],
  ['Daniel Reyes', 'job_icu_nurse', 'Phone Screen', [14, 7, 9], [66, 83, 3.8], 'Compact licence, prefers nights.'],
  ['Aoife Byrne', 'job_icu_nurse', 'Onsite Interview', [19, 3, 2], [110, 89, 4.6]],
  ['Marie-Claire Dubois', 'job_icu_nurse', 'Onsite Interview', [27, 11, 10], [140, 92, 4.3]],
  ['Kevin Tran', 'job_icu_nurse', 'Hired', [75, 30, 30], [58, 80, 4.1]],
  ['Olivia Hart', 'job_home_nurse', 'Applied', [5, 5, 5], [24, 70, 0]],
  ['Nguyễn Thị Hoa', 'job_home_nurse', 'Phone Screen', [11, 2, 1], [40, 75, 0]],
  ['Samuel Osei', 'job_home_nurse', 'Phone Screen', [16, 8, 13], [90, 68, 3.5]],
  ['Rebecca Stein', 'job_home_nurse', 'Offer', [29, 3, 2], [132, 87, 4.4], 'Wants to start after the school holidays.'],
  ['Joseph Bright', 'job_logistics', 'Applied', [4, 4, 4], [22, 0, 0]],
  ['Fatima Zahra El Amrani', 'job_logistics', 'Applied', [9, 9, null], [48, 73, 0]],
  ['Marcus Webb', 'job_logistics', 'Phone Screen', [13, 6, 5], [78, 69, 3.6], 'Army logistics NCO, 8 years.'],
  ['Ingrid Sørensen', 'job_logistics', 'Onsite Interview', [22, 6, 3], [64, 85, 4.0]],
  ['Leroy Adams', 'job_logistics', 'Rejected', [40, 28, 28], [6, 38, 1.9]],
  ['Camila Rodríguez', 'job_supervisor', 'Applied', [2, 2, 2], [85, 0, 0]],
  ['Peter Kowalczyk', 'job_supervisor', 'Phone Screen', [15, 5, 4], [150, 72, 3.9]],
  ['Yuki Tanaka', 'job_supervisor', 'Onsite Interview', [26, 4, 1], [97, 82, 4.3]],
  ['Dwayne Ellis', 'job_supervisor', 'Offer', [38, 6, 6], [168, 78, 4.5]],
  ['Brigitte Weiß', 'job_supervisor', 'Rejected', [31, 15, 15], [36, 55, 2.8]],
  ['Nora Fitzgerald', 'job_sales', 'Applied', [7, 7, 6], [33, 66, 0]],
  ['Omar Haddad', 'job_sales', 'Applied', [1, 1, null], [57, 0, 0]],
  ['Chloé Martin', 'job_sales', 'Phone Screen', [12, 3, 2], [42, 74, 4.0]],
  ['Daniel Okafor', 'job_sales', 'Onsite Interview', [20, 8, 7], [73, 80, 3.7], 'Competing offer expected soon.'],
  ['Jessica Moreau', 'job_sales', 'Hired', [55, 9, 9], [61, 76, 4.2]],
  ['Wei Zhang', 'job_analyst', 'Applied', [3, 3, 3], [28, 88, 0]],
  ['Katarzyna Wójcik', 'job_analyst', 'Applied', [10, 10, 8], [54, 79, 0]],
  ['Ibrahim Diallo', 'job_analyst', 'Phone Screen', [17, 4, 3], [80, 84, 3.8]],
  ['Emily Johansson', 'job_analyst', 'Phone Screen', [18, 9, 11], [45, 71, 3.4]],
  ['Raúl Domínguez', 'job_analyst', 'Onsite Interview', [25, 2, 1], [112, 90, 4.6]],
  ['Sarah Goldberg', 'job_analyst', 'Rejected', [35, 21, 21], [12, 47, 2.5]],
];

const signalNames = ['experience_months', 'assessment_score', 'interview_rating'] as const;

/** Lower-case letters and underscores only, for ids and addresses. */
export const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '_');

export const sampleCandidates: readonly SampleCandidate[] = rows.map(([name, job, stage, days, signals, note]) => ({
  id: `c_${plain(name)}`,
  name,
  job,
  stage,
  days: { applied: days[0], inStage: days[1], contact: days[2] },
  signals: Object.fromEntries(
    signalNames.map((signal, place) => [signal, signals[place] ?? 0] as const).filter(([, value]) => value > 0),
  ),
  note,
}));
