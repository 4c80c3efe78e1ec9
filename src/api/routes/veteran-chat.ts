// The widget's conversation. Its state travels with the browser, sealed; nothing is kept between two messages.
import { z } from 'zod';
import { safeText } from '../../core/json.ts';
import { chat } from '../../services/veteran/chat/chat.ts';
import { Language } from '../../services/veteran/language.ts';
import { type Route, defineRoute } from '../route.ts';
import { WireAsks, WireReply, wireReply } from '../wire/chat-reply.ts';
import { branchName, clientId, clientOf, codeText } from '../wire/veteran.ts';
import type { RoutePorts } from './route-ports.ts';

const profile = z
  .strictObject({
    mos_code: codeText,
    branch: branchName.optional(),
    location_preferences: z.array(safeText(120)).max(10).default([]),
  })
  .describe('What a form says at once; it takes the place of the message and leads straight to skills and jobs.');

export const veteranChatRoutes = ({ veteran, settings, organizations, clocks, newId }: RoutePorts): Route[] => [
  defineRoute({
    method: 'POST',
    path: '/v1/veteran/chat',
    summary: 'Say something to the veterans’ assistant',
    description:
      'An empty message without a state opens the conversation. Send the state of each answer with the next message.',
    tag: 'veteran',
    access: { scope: 'veteran:read', publishable: true },
    audit: { none: true, because: 'what veterans say is not recorded' },
    repeatable: { because: 'the state comes with the message' },
    body: z.strictObject({
      client_id: clientId,
      message: safeText(20_000).default(''),
      state: safeText(8_000).optional(),
      language: Language.optional().describe('English unless given.'),
      profile: profile.optional(),
    }),
    replies: { 200: z.object({ replies: z.array(WireReply), state: z.string(), asks: WireAsks }) },
    streams: 'Events message (one reply each), and at the end done or error.',
    problems: ['client_not_found', 'job_not_found', 'upstream_failed', 'upstream_rate_limited'],
    examples: {
      request: {
        client_id: 'sandbox',
        profile: { mos_code: '92A', branch: 'Army', location_preferences: ['Austin, TX'] },
      },
    },
    async handle({ by, body, emit }) {
      const { message, state, language } = body;
      const client = await clientOf(body.client_id, { by, organizations });
      if (state === undefined) veteran.steps.count({ tenant: client, stage: 'view', branch: '' });
      const form = body.profile && {
        mosCode: body.profile.mos_code,
        branch: body.profile.branch,
        places: body.profile.location_preferences,
      };
      const turn = await chat(
        {
          client,
          message,
          state,
          language,
          profile: form,
          tell: emit && ((reply) => emit({ event: 'message', data: wireReply(reply) })),
        },
        { ...veteran, settings, clock: clocks.business, realClock: clocks.real, newId },
      );
      return { status: 200, body: { replies: turn.replies.map(wireReply), state: turn.state, asks: turn.asks } };
    },
  }),
];
