// The sandbox systems' present state, and putting everything back to the start. For tests and demonstrations.
import { z } from 'zod';
import { safeText } from '../../core/json.ts';
import { Phone } from '../../core/phone.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import { WireSandbox } from '../wire/sandbox.ts';
import type { Sandbox } from '../ports.ts';
import type { RoutePorts } from './route-ports.ts';

/** None where the service runs no sandbox: the addresses then do not exist. */
export function sandboxRoutes(ports: RoutePorts): Route[] {
  const { sandbox } = ports;
  return sandbox === undefined ? [] : [showSandbox(sandbox), resetSandbox(ports, sandbox), receiveText(sandbox)];
}

const showSandbox = (sandbox: Sandbox): Route =>
  defineRoute({
    method: 'GET',
    path: '/api/v1/sandbox',
    summary: 'Show what the sandbox systems hold',
    tag: 'sandbox',
    access: { scope: 'operations:read' },
    audit: readOnly,
    replies: { 200: WireSandbox },
    problems: ['not_found'],
    handle: async ({ by }) => ({ status: 200, body: await sandbox.view(by.tenant) }),
  });

const resetSandbox = ({ authenticator }: RoutePorts, sandbox: Sandbox): Route =>
  defineRoute({
    method: 'POST',
    path: '/api/v1/sandbox/reset',
    summary: 'Put everything of the sandbox organization back to the start',
    tag: 'sandbox',
    access: { scope: 'admin' },
    audit: { event: 'sandbox.reset' },
    replies: { 200: WireSandbox },
    problems: ['not_found'],
    async handle({ by }) {
      await sandbox.reset(by.tenant);
      authenticator.forget();
      return { status: 200, body: await sandbox.view(by.tenant), subject: by.tenant };
    },
  });

const receiveText = (sandbox: Sandbox): Route =>
  defineRoute({
    method: 'POST',
    path: '/api/v1/sandbox/texts',
    summary: 'Write a text message to the sandbox’s phone, as a candidate would',
    tag: 'sandbox',
    access: { scope: 'admin' },
    audit: { event: 'sandbox.text' },
    body: z.strictObject({
      from: Phone.describe('The candidate’s number.'),
      text: safeText(1_600).min(1).describe('STOP, START and HELP are obeyed at once.'),
    }),
    examples: { request: { from: '+13125550100', text: 'STOP' } },
    replies: {
      200: z.object({
        taken_as: z.enum(['stop', 'start', 'help', 'reply', 'unknown']).describe('unknown: nobody has that number.'),
      }),
    },
    problems: ['not_found'],
    handle: async ({ by, body }) => ({
      status: 200,
      body: { taken_as: await sandbox.receiveText(by.tenant, body) },
      subject: by.tenant,
    }),
  });
