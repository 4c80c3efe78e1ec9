// notify_user: a chat message to one person of the organization. It cannot be unsent, so undoing sends a correction.
import { z } from 'zod';
import { UserId } from '../core/ids.ts';
import type { Directory } from '../core/ports/directory.ts';
import type { Messenger } from '../core/ports/messenger.ts';
import { writeTool } from '../core/tool.ts';
import { instantIn } from '../services/operations/local-time.ts';
import { excerpt } from './about.ts';
import * as argument from './arguments.ts';
import { recoverBy, unknown } from './recovery.ts';

interface NotifyUserDependencies {
  readonly messenger: Messenger;
  readonly directory: Pick<Directory, 'user'>;
}

/**
 * Throws `user_not_found`. Undo sends a correction, since a message cannot be unsent. Counts as one message of the daily
 * cap.
 */
export const notifyUser = ({ messenger, directory }: NotifyUserDependencies) =>
  writeTool({
    name: 'notify_user',
    summary: 'Send a chat message to one person of the organization, such as a hiring manager.',
    scope: 'operations:*',
    effect: 'write',
    stakes: 'routine',
    reversal: 'compensating',
    input: z.strictObject({ user: argument.user, text: argument.messageText }),
    plan: z.strictObject({ user: UserId, name: z.string(), text: z.string(), zone: z.string() }),
    output: z.strictObject({ sent: z.literal(true) }),

    async prepare({ user: id, text }, { settings }) {
      const { name } = await directory.user(id);
      return { user: id, name, text, zone: settings.timeZone };
    },

    preview: ({ name, text }) => `Message ${name}: ${excerpt(text)}`,
    subject: () => ({ candidate: null, approvers: [], messages: 1 }),

    async execute({ user, text, zone }, { key, now }) {
      await messenger.send({ toUser: user, text, at: instantIn(now.getTime(), zone), key });
      return { sent: true } as const;
    },

    outcome: () => ({ atsUpdated: false, contacted: [], undoUntil: null, events: [] }),

    recover: (_plan, { key }) =>
      recoverBy(messenger, async () => {
        const sent = await messenger.hasSent(key);
        if (sent === undefined) return unknown('the chat tool cannot tell whether the message was sent');
        return sent ? { kind: 'done', output: { sent: true } as const } : { kind: 'repeat' };
      }),

    async undo({ plan: { user, text, zone } }, { key, now }) {
      if (messenger.repeats === 'read_back' && (await messenger.hasSent(key)) === true) return { kind: 'undone' };
      const correction = `Please disregard my earlier message: “${excerpt(text)}”`;
      await messenger.send({ toUser: user, text: correction, at: instantIn(now.getTime(), zone), key });
      return { kind: 'undone', note: 'The message itself cannot be unsent; a correction was sent.' };
    },
  });
