// A connected CRM, mail system or chat as the tools see it: the emulator of a connector behind the port.
import { plainOf } from '../../src/connectors/unified/note-html.ts';
import { remoteCrm } from '../../src/connectors/unified/remote-crm.ts';
import { remoteMailer } from '../../src/connectors/unified/remote-mailer.ts';
import { remoteMessenger } from '../../src/connectors/unified/remote-messenger.ts';
import type { OutgoingDependencies } from '../../src/connectors/unified/write-once.ts';
import type { Connector } from '../../src/core/connector/connector.ts';
import type { OutgoingMapping } from '../../src/core/connector/outgoing.ts';
import { CandidateId, UserId } from '../../src/core/ids.ts';
import type { JsonObject } from '../../src/core/json.ts';
import { readPath } from '../../src/core/json-path.ts';
import type { Crm } from '../../src/core/ports/crm.ts';
import type { Mailer } from '../../src/core/ports/mailer.ts';
import type { Messenger } from '../../src/core/ports/messenger.ts';
import { type MappedSystem, RemoteFault } from '../../src/core/ports/remote-system.ts';
import { createFakeDirectory } from '../fakes/directory.ts';
import { createFakeRecordStore } from '../fakes/record-store.ts';
import { type Emulated, emulated } from './emulated.ts';

export interface ConnectedOutgoing extends Emulated {
  readonly mapping: OutgoingMapping;
  readonly dependencies: OutgoingDependencies;
  /** The answer to the next write does not arrive. */
  loseAnswer(): void;
  /** What was written, oldest first. */
  written(): readonly JsonObject[];
}

type Port = 'crm' | 'mail' | 'chat';

export async function connectOutgoing(declared: Connector, port: Port): Promise<ConnectedOutgoing> {
  const opened = await emulated(declared, { count: 0 });
  const mapping = declared.unified[port];
  if (mapping === undefined) throw new Error(`${declared.title} has no mapping to the port ${port}`);
  let isLosing = false;
  const isWritten = (path: string): boolean => path === mapping.write.call.path;
  const remote: MappedSystem = {
    ...opened.remote,
    async call(request) {
      const answer = await opened.remote.call(request);
      if (!request.writes || !isLosing || !isWritten(request.call.path)) return answer;
      isLosing = false;
      throw new RemoteFault({ kind: 'transient', blame: 'remote', message: 'No answer.', fix: 'Wait.', unclear: true });
    },
  };
  const { emulator } = opened;
  const name = mapping.collection ?? '';
  return {
    ...opened,
    mapping,
    dependencies: { remote, mapping, scope: 'conn_1', store: createFakeRecordStore() },
    loseAnswer: () => void (isLosing = true),
    written: () =>
      name in declared.collections
        ? emulator
            .collection(name)
            .all()
            .map(({ body }) => body)
        : [...emulator.beside.notes.values()].flat(),
    [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose](),
  };
}

export const priya = CandidateId.parse('cand-1');
export const kofi = UserId.parse('u_kofi');
export const kofisEmail = 'Kofi@example.com';
const candidate = { name: 'Priya O’Neil', email: "priya.o'neil@example.com" };

export const crmOf = ({ dependencies }: ConnectedOutgoing): Crm =>
  remoteCrm({ ...dependencies, ats: { candidate: () => Promise.resolve(candidate) } });

export const mailerOf = ({ dependencies }: ConnectedOutgoing): Mailer => remoteMailer(dependencies);

export const messengerOf = ({ dependencies }: ConnectedOutgoing): Messenger => {
  const person = { id: kofi, name: 'Kofi Mensah', email: kofisEmail, role: 'hiring_manager' } as const;
  return remoteMessenger({ ...dependencies, directory: createFakeDirectory([person]) });
};

/** The text that a reader of the other system sees; without the mark of an entry. */
export function textIn({ mapping }: ConnectedOutgoing, body: JsonObject, place: 'subject' | 'text'): string {
  const shows = Object.entries(mapping.write.shows);
  const raw = readPath(body, 'raw');
  if (typeof raw === 'string') return ofMessage(raw)[place];
  const wanted = place === 'subject' ? ['{subject}'] : ['{text}', '{text_html}', '{body}', '{contents}'];
  const path =
    shows.find(([, template]) => typeof template === 'string' && wanted.includes(template))?.[0] ??
    mapping.found?.key ??
    'text';
  const value = readPath(body, path);
  const text = Array.isArray(value) ? readPath(value, '0.value') : value;
  return plainOf(typeof text === 'string' ? text : '').replace(/\n\n\(Muster [0-9a-f]+\)$/, '');
}

/** As far as the letters of the tests need it (RFC 5322, RFC 2047). */
function ofMessage(raw: string): { subject: string; text: string } {
  const [head = '', ...rest] = Buffer.from(raw, 'base64url').toString().split('\r\n\r\n');
  const [, subject = ''] = /^Subject: (.*)$/m.exec(head) ?? [];
  const decoded = subject
    .trim()
    .replaceAll(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, text: string) =>
      decodeURIComponent(text.replaceAll('_', ' ').replaceAll(/=([0-9A-F]{2})/g, '%$1')),
    );
  return { subject: decoded, text: rest.join('\n\n').replaceAll('\r\n', '\n').trim() };
}
