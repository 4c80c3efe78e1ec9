// The calls that bench/api.ts measures.

export interface BenchCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Left out with GET. */
  readonly body?: object;
}

/** What each of them has to reach: the share of bare Fastify's requests per second, and how many times its CPU it may take. */
export const apiTargets = { rate: 0.4, cpu: 2.6 } as const;

export const benchCalls: Readonly<Record<string, BenchCall>> = {
  tasks: {
    method: 'POST',
    path: '/api/v1/tasks',
    body: { action: 'move_stage', candidate: 'c_ravi', stage: 'Onsite Interview' },
  },
  translate: {
    method: 'POST',
    path: '/v1/veteran/translate',
    body: {
      mos_code: '11B',
      branch: 'Army',
      client_id: 'sandbox',
      location_preferences: ['Dallas, TX', 'Houston, TX'],
    },
  },
  score: {
    method: 'POST',
    path: '/v1/retention/score',
    body: {
      candidate_id: 'c_ravi',
      job_id: 'job_fe',
      signals: { experience_months: 36, assessment_score: 82, interview_rating: 4.2 },
    },
  },
  candidate: { method: 'GET', path: '/api/v1/candidates/c_ravi' },
  actions: { method: 'GET', path: '/api/v1/actions?limit=20' },
  settings: { method: 'GET', path: '/api/v1/settings' },
};

export function benchCall(name: string): BenchCall {
  const call = benchCalls[name];
  if (call === undefined) throw new Error(`there is no call ${name}; there are: ${Object.keys(benchCalls).join(', ')}`);
  return call;
}
