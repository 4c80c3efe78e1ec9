// The only thing that writes to the terminal apart from the log: what a person needs to go on.
import type { Finding } from '../channels/doctor.ts';
import type { WebNotice } from './web-files.ts';

export interface Welcome {
  readonly url: string;
  readonly loginLink: string;
  /** Shown once, at the first start. */
  readonly apiKey: string | undefined;
  readonly keyFromEnvironment: boolean;
  readonly organization: string;
  readonly planner: string;
  readonly dataDir: string | undefined;
}

export function printWelcome(welcome: Welcome): void {
  const { url, loginLink, apiKey, keyFromEnvironment, organization, planner, dataDir } = welcome;
  const key =
    apiKey ??
    (keyFromEnvironment
      ? 'as set in MUSTER_API_KEY'
      : 'shown at the first start; `npm start -- new-key` makes another');
  const lines = [
    '',
    `  Muster is running: ${organization}`,
    '',
    `  Console   ${loginLink}`,
    '            (this link lets one person in, once)',
    `  API key   ${key}`,
    `  Widget    ${url}/demo`,
    `  API       ${url}/docs`,
    `  Planner   ${planner}`,
    ...(dataDir === undefined ? [] : [`  Data      ${dataDir}`]),
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** How the web files come along: one line, in two parts. */
export function printWebFiles(told: WebNotice): void {
  switch (told.kind) {
    case 'building':
      process.stdout.write('Building web files ... ');
      return;
    case 'built':
      process.stdout.write(`done (${(told.ms / 1_000).toFixed(1)} s)\n`);
      return;
    case 'failed':
      process.stdout.write('failed\n');
      process.stderr.write(`The console and the widget stay closed; everything else runs. ${told.because}\n`);
      return;
    default:
      told satisfies never;
  }
}

/** One line a fault; nothing of the environment's values. */
export function printRefusal(message: string): void {
  process.stderr.write(`Muster cannot start.\n${message.replace(/^/gm, '  ')}\n`);
}

/** Why the process ends although nobody asked it to. */
export function printEnd(message: string): void {
  process.stderr.write(`Muster ends.\n${message.replace(/^/gm, '  ')}\n`);
}

/** What the doctor found: a line each, with what to do where something is. */
export function printFindings(findings: readonly Finding[]): void {
  const lines = findings.map(
    ({ what, isWell, words }) => `${isWell ? 'ok    ' : 'TO DO '} ${what.padEnd(14)} ${words}`,
  );
  process.stdout.write(`${lines.join('\n')}\n`);
}
