// What Twilio and Telnyx report of texts, as their documentation shows it.
import { expect, test } from 'vitest';
import { readTextReport } from '../../src/connectors/texts/reports.ts';

const status = (MessageStatus: string) => ({ MessageSid: 'SM1', MessageStatus, To: '+13125550100' });
const final = (to: string) => ({
  data: {
    event_type: 'message.finalized',
    payload: { id: 'm1', webhook_url: 'https://muster.test/api/v2/hooks/conn_1?letter=act_1', to: [{ status: to }] },
  },
});

test.each([
  ['twilio', { MessageSid: 'SM1', From: '+13125550100', Body: 'STOP' }, { kind: 'incoming', id: 'SM1', text: 'STOP' }],
  ['twilio', status('delivered'), { kind: 'receipt', letter: 'act_1', delivery: 'delivered' }],
  ['twilio', status('undelivered'), { kind: 'receipt', delivery: 'undelivered' }],
  ['twilio', status('failed'), { kind: 'receipt', delivery: 'undelivered' }],
  ['telnyx', final('delivered'), { kind: 'receipt', letter: 'act_1', delivery: 'delivered' }],
  ['telnyx', final('delivery_failed'), { kind: 'receipt', delivery: 'undelivered' }],
  [
    'telnyx',
    {
      data: {
        event_type: 'message.received',
        payload: { id: 'm1', from: { phone_number: '+13125550100' }, text: 'Hi' },
      },
    },
    { kind: 'incoming', id: 'm1', from: '+13125550100', text: 'Hi' },
  ],
] as const)('%s: %j', (system, json, report) => {
  expect(readTextReport(system, { json: JSON.parse(JSON.stringify(json)), letter: 'act_1' })).toMatchObject(report);
});

test.each([
  ['twilio', status('sent')],
  ['twilio', { MessageSid: 'SM1', From: 'somebody', Body: 'x' }],
  ['telnyx', final('delivery_unconfirmed')],
  ['slack', status('delivered')],
  ['twilio', null],
] as const)('%s: %j says nothing that concerns anybody', (system, json) => {
  expect(readTextReport(system, { json: JSON.parse(JSON.stringify(json)), letter: 'act_1' })).toBeUndefined();
});
