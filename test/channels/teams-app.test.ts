// The package for Teams: what its manifest schema demands (required fields, lengths, scopes;
// https://developer.microsoft.com/json-schemas/teams/v1.17/MicrosoftTeams.schema.json), and icons of the demanded sizes.
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { packageOf } from '../../src/channels/teams/app-package.ts';

const Https = z.url({ protocol: /^https$/ }).max(2048);
const Scopes = z.array(z.enum(['team', 'personal', 'groupChat'])).max(3);
const Manifest = z.strictObject({
  $schema: z.url(),
  manifestVersion: z.literal('1.17'),
  version: z
    .string()
    .max(256)
    .regex(/^\d+\.\d+\.\d+$/),
  id: z.guid(),
  developer: z.strictObject({ name: z.string().max(32), websiteUrl: Https, privacyUrl: Https, termsOfUseUrl: Https }),
  name: z.strictObject({ short: z.string().max(30), full: z.string().max(100) }),
  description: z.strictObject({ short: z.string().max(80), full: z.string().max(4000) }),
  icons: z.strictObject({ color: z.string(), outline: z.string() }),
  accentColor: z.string().regex(/^#[\dA-F]{6}$/i),
  bots: z
    .array(
      z.strictObject({
        botId: z.guid(),
        scopes: Scopes,
        supportsFiles: z.boolean(),
        isNotificationOnly: z.boolean(),
        commandLists: z
          .array(
            z.strictObject({
              scopes: Scopes,
              commands: z
                .array(z.strictObject({ title: z.string().max(32), description: z.string().max(128) }))
                .max(10),
            }),
          )
          .max(3),
      }),
    )
    .max(1),
  composeExtensions: z
    .array(
      z.strictObject({
        botId: z.guid(),
        canUpdateConfiguration: z.boolean(),
        commands: z
          .array(
            z.strictObject({
              id: z.string().max(64),
              type: z.enum(['query', 'action']),
              title: z.string().max(32),
              description: z.string().max(128),
              initialRun: z.boolean(),
              context: z.array(z.enum(['compose', 'commandBox', 'message'])).max(3),
              parameters: z
                .array(
                  z.strictObject({
                    name: z.string().max(64),
                    title: z.string().max(32),
                    description: z.string().max(128),
                    inputType: z.enum(['text', 'textarea', 'number', 'date', 'time', 'toggle', 'choiceset']),
                  }),
                )
                .min(1)
                .max(5),
            }),
          )
          .min(1)
          .max(10),
      }),
    )
    .max(1),
  validDomains: z.array(z.string().max(2048)).max(16),
});

const app = { appId: '11111111-2222-4333-8444-555555555555', publicUrl: 'https://muster.example.com' };
const sizeOf = (png: Uint8Array | undefined): number[] => {
  const bytes = Buffer.from(png ?? []);
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
};

test('the package holds a manifest that keeps to the schema, and both icons in their sizes', () => {
  const files = unzipSync(packageOf(app));
  expect(Object.keys(files).toSorted()).toEqual(['color.png', 'manifest.json', 'outline.png']);
  const manifest = Manifest.parse(JSON.parse(Buffer.from(files['manifest.json'] ?? []).toString('utf8')));
  expect(manifest.bots[0]?.botId).toBe(app.appId);
  expect(manifest.validDomains).toEqual(['muster.example.com']);
  expect(sizeOf(files['color.png'])).toEqual([192, 192]);
  expect(sizeOf(files['outline.png'])).toEqual([32, 32]);
});

test('the same address gives the same bytes', () => {
  expect(Buffer.from(packageOf(app)).equals(Buffer.from(packageOf(app)))).toBe(true);
});
