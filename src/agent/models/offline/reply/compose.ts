// The reply to a turn, as a colleague would write it: what was done, what waits for whom, what is open.
import { z } from 'zod';
import type { World } from '../../../../services/operations/world.ts';
import { AskInput, askTool, choicesOf } from '../../../ask.ts';
import type { Reader } from '../../../reader.ts';
import type { PastCall } from '../context/dialogue.ts';
import { agendaOf } from './agenda.ts';
import { sentenceFor } from './sentence.ts';
import { teller } from './teller.ts';

interface Material {
  /** The message that is answered. */
  readonly said: string;
  readonly done: readonly PastCall[];
  readonly remarks: readonly string[];
  readonly world: World;
  readonly reader: Reader;
}

export async function composeReply({ said, done, remarks, world, reader }: Material): Promise<string> {
  const decides = done.some(({ result }) => result?.kind === 'action' && result.effect === 'control');
  const tell = await teller(world, reader, decides);
  const acts = done.filter(({ tool }) => tool !== askTool.name);
  const asked = new Set(
    done.flatMap(({ tool, arguments: args }) =>
      tool === askTool.name ? [AskInput.safeParse(args).data?.pending?.tool] : [],
    ),
  );
  // What is asked about need not be reported as refused, too.
  const told = acts.filter(({ tool, result }) => !(asked.has(tool) && result?.kind === 'problem'));
  const sentences = told
    .map((call) => `${sentenceFor(call, tell)}${ownWords(call, said)}`)
    .filter((sentence) => sentence !== '');
  const agendas = await Promise.all(told.map((call) => agendaOf(call, said, { world, tell })));
  const questions = done.filter(({ tool }) => tool === askTool.name).map(({ arguments: args }) => questionText(args));
  const lines = [...agendas.filter((one) => one !== undefined), ...sentences, ...remarks, ...questions];
  const closing =
    world.settings.tone === 'warm' && questions.length === 0 && sentences.length > 0
      ? ['Anything else I can take off your desk?']
      : [];
  return [...lines, ...closing].join(lines.some((line) => line.includes('\n')) ? '\n\n' : '\n');
}

const Written = z.looseObject({ text: z.string() });

/** What was worded here and not by the person is shown to them. */
function ownWords({ tool, arguments: args, result }: PastCall, said: string): string {
  const text = tool === 'send_message' || tool === 'notify_user' ? Written.safeParse(args).data?.text : undefined;
  const isTheirs = text === undefined || lettersOf(said).includes(lettersOf(text));
  return isTheirs || result?.kind !== 'action' ? '' : ` In these words: “${text}”`;
}

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

function questionText(args: unknown): string {
  const asked = AskInput.safeParse(args);
  if (!asked.success) return '';
  const { question, proposes } = asked.data;
  // “Yes” and “no” are buttons; in words they go without saying.
  if (proposes !== undefined) return question;
  return [question, ...choicesOf(asked.data).map((label, index) => `${index + 1}. ${label}`)].join('\n');
}
