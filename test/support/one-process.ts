// Files that share a process one after the other, so that each of them need not load what the one before it has loaded: half of
// what the short ones cost. They may only read what is outside them: nothing of a file is left for the next one to stumble over.

const folders = [
  'agent',
  'api',
  'automation',
  'channels',
  'connectors',
  'core',
  'deploy',
  'evals',
  'fakes',
  'gate',
  'jobs',
  'main',
  'nlp',
  'planner',
  'scripts',
  'services',
  'storage',
  'telemetry',
  'tools',
  'web',
] as const;

/**
 * Reach what all share: the environment, rejections nobody hears, and every pattern that is tried, which stays slower ever after.
 * Those of the web have a browser, and the time that it needs.
 */
const alone: Partial<Record<(typeof folders)[number], string>> = {
  connectors: 'both-questions-fail',
  main: 'config',
  planner: 'cost',
  services: 'filters',
  web: 'console*|widget|api-pages|assessment-page|booking-page|public-page',
};

export const inOneProcess: readonly string[] = folders.map(
  (folder) => `test/${folder}/**/${alone[folder] === undefined ? '*' : `!(${alone[folder]})`}.test.ts`,
);

/** Modules put in place of others, the environment, what everybody reaches. */
const beyond: readonly RegExp[] = [
  /\bvi\.(?:mock|doMock|resetModules|stub[A-Z]\w*)\(/,
  /\bvi\.spyOn\((?:globalThis|process|console|\w+\.prototype)\b/,
  /\bprocess\.env\b[^=;\n]*[^=!<>\s]\s*=(?!=)/,
  /\bprocess\.(?:chdir|on|once)\(/,
  /\bglobalThis\.\w+ =(?!=)/,
];

/** Whether a file changes the world of the next one. */
export const reachesBeyond = (source: string): boolean => beyond.some((way) => way.test(source));
