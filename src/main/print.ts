// The only thing that writes to the terminal apart from the log: what a person needs to go on.

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
    `  API       ${url}/docs`,
    `  Planner   ${planner}`,
    ...(dataDir === undefined ? [] : [`  Data      ${dataDir}`]),
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** One line a fault; nothing of the environment's values. */
export function printRefusal(message: string): void {
  process.stderr.write(`Muster cannot start.\n${message.replace(/^/gm, '  ')}\n`);
}
