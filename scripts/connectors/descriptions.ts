// Which of the vendors' published descriptions belongs to which connector, and how they are read from a folder.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { Description } from './lint.ts';
import { type Document, nodeOf } from './schema.ts';

/** File names as the vendors or their collections publish them. */
export const descriptions: Readonly<Record<string, readonly string[]>> = {
  ashby: ['ashby-openapi.yml'],
  kombo: ['kombo-openapi.json'],
  merge: ['merge-ats-openapi.yaml'],
  apideck: ['apideck-ats.json', 'apideck-hris.json', 'apideck-crm.json'],
  'google-contacts': ['google-people-v1.json'],
  'google-forms': ['google-forms-v1.json'],
  'google-classroom': ['google-classroom-v1.json'],
  'google-bigquery': ['google-bigquery-v2.json'],
  salesloft: ['salesloft.com.json'],
  telnyx: ['telnyx.com.json'],
  'microsoft-planner': ['ms-graph-v1-planner.json'],
  onedrive: ['ms-graph-v1-onedrive.json'],
  sharepoint: ['ms-graph-v1-sharepoint.json'],
  'microsoft-shifts': ['ms-graph-v1-shifts.json'],
  'microsoft-bookings': ['ms-graph-v1-bookings.json'],
  avaza: ['avaza.com.json'],
  bamboohr: ['bamboohr-public.yaml'],
  box: ['box.com.json'],
  'google-tasks': ['google-tasks-v1.json'],
  jira: ['jira.json'],
  'microsoft-todo': ['ms-graph-v1-contacts.json'],
  'outlook-contacts': ['ms-graph-v1-contacts.json'],
  xero: ['xero-accounting.json'],
  docusign: ['docusign.net.json'],
  entra: ['ms-graph-v1-slice.json'],
  gmail: ['google-gmail-v1.json'],
  'google-directory': ['google-admin-directory-v1.json'],
  'google-chat': ['google-chat-v1.json'],
  'google-drive': ['google-drive-v3.json'],
  'google-calendar': ['google-calendar-v3.json'],
  gusto: ['gusto-embedded.json'],
  hubspot: [
    'hubspot-crm-contacts.json',
    'hubspot-crm-companies.json',
    'hubspot-crm-deals.json',
    'hubspot-crm-crmOwners.json',
  ],
  mailchimp: ['mailchimp.com.json'],
  okta: ['okta-management-2.15.json'],
  'outlook-calendar': ['ms-graph-v1-slice.json'],
  'outlook-mail': ['ms-graph-v1-slice.json'],
  paylocity: ['paylocity-2.json'],
  postmark: ['postmark-server.json'],
  sendgrid: ['sendgrid.com.json'],
  slack: ['slack-1.7.0.json'],
  square: ['squareup.com.json'],
  teams: ['ms-graph-v1-slice.json'],
  twilio: ['twilio-api-2010.json'],
  'xero-payroll': ['xero-payroll-au.json'],
  'zoho-crm': ['zoho-crm-v8/record.json', 'zoho-crm-v8/users.json', 'zoho-crm-v8/notes.json'],
  zoom: ['zoom.us.json'],
};

/** Files that a folder may lack: the connector is checked all the same, but for the addresses that they describe. */
const further: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  hubspot: { 'hubspot-crm-notes.json': /^\/crm\/v3\/objects\/notes(\/|$)/ },
  'zoho-crm': {
    'zoho-crm-v8/related_records.json': /^\/crm\/v8\/\w+\/\{\w+\}\/\w+$/,
    'zoho-crm-v8/recycle_bin.json': /^\/crm\/v8\/settings\/recycle_bin\//,
  },
};

/** Salesloft's answers stand under `data` (public clients of it read them there). */
const envelopes: Readonly<Record<string, string>> = { salesloft: 'data' };

/** Their descriptions name the fields that all modules share; what a module holds is listed by the account itself. */
const open: ReadonlySet<string> = new Set(['zoho-crm']);

/** Undefined where the folder lacks one of the files. */
export function readDescriptions(folder: string, system: string): Description | undefined {
  const files = Object.hasOwn(descriptions, system) ? (descriptions[system] ?? []) : [];
  if (files.length === 0 || files.some((file) => !existsSync(join(folder, file)))) return undefined;
  const more = Object.entries(further[system] ?? {}).map(([file, paths]) => ({
    file,
    paths,
    isThere: existsSync(join(folder, file)),
  }));
  const all = [...files, ...more.flatMap(({ file, isThere }) => (isThere ? [file] : []))];
  const documents = all.map((file) => ({ root: read(join(folder, file)), beside: neighbours(folder, file) }));
  const envelope = envelopes[system];
  return { documents, envelope, isOpen: open.has(system), lacks: more.filter(({ isThere }) => !isThere) };
}

/** Only a description that comes in several files, in a folder of its own, refers to others. */
function neighbours(folder: string, file: string): ReadonlyMap<string, Document['root']> {
  if (dirname(file) === '.') return new Map();
  const own = join(folder, dirname(file));
  return new Map(readdirSync(own).map((name) => [name, read(join(own, name))]));
}

function read(path: string): Document['root'] {
  const text = readFileSync(path, 'utf8');
  const parsed: unknown = path.endsWith('.json') ? JSON.parse(text) : parse(text);
  const root = nodeOf(parsed);
  if (root === undefined) throw new Error(`${path} holds no description`);
  return root;
}
