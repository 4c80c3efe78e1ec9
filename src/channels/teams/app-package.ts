// The package that Teams installs: manifest and two icons in a zip, made from the bot's id and the address of Muster.
// Rules: https://learn.microsoft.com/microsoftteams/platform/resources/schema/manifest-schema
import { crc32, deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';

export interface TeamsApp {
  readonly appId: string;
  /** Where people reach Muster, without a slash at the end. */
  readonly publicUrl: string;
}

const accent = '#1F5F5B';
const scopes = ['personal', 'team', 'groupChat'];

const manifestOf = ({ appId, publicUrl }: TeamsApp) => ({
  $schema: 'https://developer.microsoft.com/en-us/json-schemas/teams/v1.17/MicrosoftTeams.schema.json',
  manifestVersion: '1.17',
  version: '1.0.0',
  id: appId,
  developer: {
    name: 'Muster',
    websiteUrl: publicUrl,
    privacyUrl: `${publicUrl}/docs`,
    termsOfUseUrl: `${publicUrl}/docs`,
  },
  name: { short: 'Muster', full: 'Muster recruiting operations' },
  description: {
    short: 'Recruiting operations by conversation',
    full: 'Tell Muster what to do in recruiting, approve what it proposes, take back what it did, and read the morning brief.',
  },
  icons: { color: 'color.png', outline: 'outline.png' },
  accentColor: accent,
  bots: [
    {
      botId: appId,
      scopes,
      supportsFiles: true,
      isNotificationOnly: false,
      commandLists: [
        {
          scopes,
          commands: [
            { title: 'what waits for me?', description: 'Approvals that you may decide' },
            { title: 'show me my morning brief', description: 'What to do today, and candidates at risk' },
          ],
        },
      ],
    },
  ],
  composeExtensions: [
    {
      botId: appId,
      canUpdateConfiguration: false,
      commands: [
        {
          id: 'candidate',
          type: 'query',
          title: 'Look a candidate up',
          description: 'Finds candidates by name; what is put into a message is the id and a link',
          initialRun: false,
          context: ['compose', 'commandBox'],
          parameters: [{ name: 'name', title: 'Name', description: 'Name of the candidate', inputType: 'text' }],
        },
      ],
    },
  ],
  validDomains: [new URL(publicUrl).host],
});

/** The bytes of the zip; the same input gives the same bytes. */
export const packageOf = (app: TeamsApp): Uint8Array =>
  zipSync(
    {
      'manifest.json': Buffer.from(`${JSON.stringify(manifestOf(app), null, 2)}\n`),
      'color.png': icon(192, { ink: [255, 255, 255, 255], ground: [0x1f, 0x5f, 0x5b, 255] }),
      'outline.png': icon(32, { ink: [255, 255, 255, 255], ground: [0, 0, 0, 0] }),
    },
    { mtime: new Date(1980, 0, 1) },
  );

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** A plain M, as strokes on a square of one unit. */
const isInk = (x: number, y: number): boolean => {
  if (y < 0.25 || y > 0.75 || x < 0.22 || x > 0.78) return false;
  const slope = Math.abs(Math.abs(x - 0.5) - (0.23 - (y - 0.25) * 0.7));
  return x < 0.32 || x > 0.68 || (y < 0.58 && slope < 0.06);
};

/** https://www.w3.org/TR/png-3/ : eight bits a channel, with alpha. */
function icon(size: number, { ink, ground }: { ink: Rgba; ground: Rgba }): Buffer {
  const rows: Buffer[] = [];
  for (let y = 0; y < size; y += 1) {
    const row = Array.from({ length: size }, (_, x) => (isInk((x + 0.5) / size, (y + 0.5) / size) ? ink : ground));
    rows.push(Buffer.from([0, ...row.flat()]));
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
