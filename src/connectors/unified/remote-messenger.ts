// Any connected chat behind the port of messages to one person, who is known there by their e-mail address.
import type { Directory } from '../../core/ports/directory.ts';
import type { Messenger } from '../../core/ports/messenger.ts';
import { Problem } from '../../core/problem.ts';
import { htmlOf } from './note-html.ts';
import { openWriteOnce, type OutgoingDependencies } from './write-once.ts';

export interface RemoteMessengerDependencies extends OutgoingDependencies {
  readonly directory: Pick<Directory, 'users'>;
}

export function remoteMessenger({ directory, ...dependencies }: RemoteMessengerDependencies): Messenger {
  const once = openWriteOnce(dependencies);
  return {
    system: dependencies.remote.connector.system,
    repeats: 'read_back',
    async send({ key, toUser, text }) {
      const user = (await directory.users()).find(({ id }) => id === toUser);
      if (user === undefined) throw new Problem('user_not_found', `There is no user ${toUser}.`);
      const values = { text, text_html: htmlOf(text) };
      await once.write({ key, to: { email: user.email, name: user.name }, values: () => values });
    },
    hasSent: (key) => once.hasWritten(key),
  };
}
