// The reply to a turn, as a colleague would write it: what was done, what waits for whom, what is open.
import { z } from 'zod';
import type { World } from '../../../services/operations/world.ts';
import { AskInput, askTool, choicesOf } from '../../ask.ts';
import type { Reader } from '../../reader.ts';
import type { PastCall } from '../dialogue.ts';
import { sentenceFor } from './sentence.ts';
import { teller, type Teller } from './teller.ts';

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
  return [asked.data.question, ...choicesOf(asked.data).map((label, index) => `${index + 1}. ${label}`)].join('\n');
}

// What stands in a calendar, told beside the free times of somebody whose day was asked about: “what do I have on Monday?”
const Looked = z.looseObject({ with: z.array(z.string()), from: z.string(), to: z.string() });
const asksForIt =
  /\b(?:what|whats|anything|(?:which|any) (?:meetings?|calls?|interviews?)|how's|how (?:is|does|busy|full|packed)|busy|show me|list)\b/i;
const asksForOwn = /\bwho\b|\bwhen is\b|\bmy (?:calendar|meetings|interviews)\b/i;
const ofFreeTime = /\b(?:free|open(?:ings?)?|available|availability|gaps?|slots?|holes?|windows?|times?)\b/i;
const mostMeetings = 8;

/** Undefined where free times were asked for, and nothing else. */
async function agendaOf(
  { tool, arguments: args }: PastCall,
  said: string,
  { world, tell }: { world: World; tell: Teller },
): Promise<string | undefined> {
  const looked = tool === 'find_free_slots' ? Looked.safeParse(args).data : undefined;
  if (looked === undefined || !(asksForIt.test(said) || asksForOwn.test(said)) || ofFreeTime.test(said))
    return undefined;
  const { from, to, with: people } = looked;
  const meetings = (await world.meetings({ from, to })).filter(
    (meeting) => people.includes(meeting.owner) || meeting.with.some((id) => people.includes(id)),
  );
  if (meetings.length === 0) return 'Nothing is in the calendar then.';
  const lines = meetings
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
    .slice(0, mostMeetings)
    .map(({ title, start }) => `“${title}”, ${tell.time(start)}`);
  return `In the calendar: ${lines.join('; ')}.`;
}
