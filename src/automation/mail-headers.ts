// What the headers of a letter say: serial mail can be ended by one click, and the steps of a sequence are one conversation.
import type { Action } from '../core/action.ts';
import { ActionId, EnrolmentId } from '../core/ids.ts';
import type { Letter } from '../core/ports/letters.ts';
import type { MailHeaders } from '../core/ports/mailer.ts';
import { Problem } from '../core/problem.ts';
import type { AutomationContext } from './context.ts';

type Written = Pick<Action, 'tool' | 'root' | 'origin' | 'idem'>;

interface MailHeaderContext extends Pick<AutomationContext, 'unsubscribeUrl'> {
  readonly ledger: { action(id: ActionId): Promise<Written> };
  readonly enrolments: Pick<AutomationContext['enrolments'], 'sent'>;
}

/** Serial mail is what a sequence or a rule sends, and what one call sends to many. A letter that somebody wrote to one person is none. */
export async function mailHeaders(
  context: MailHeaderContext,
  { key, candidate }: Pick<Letter, 'key' | 'candidate'>,
): Promise<MailHeaders> {
  if (candidate === null) return {};
  const action = await actionOf(context, key);
  if (action === undefined || !serialTools.has(action.tool) || !isSerial(action)) return {};
  return { unsubscribe: context.unsubscribeUrl(candidate), follows: await stepsBefore(context, action) };
}

const serialTools = new Set(['send_message', 'send_followup']);

const isSerial = ({ origin, root }: Written): boolean =>
  root !== null || (origin.kind === 'automation' && /^(sequence|rule):/u.test(origin.rule));

/** A letter bears the name of the action that wrote it; corrections and letters of others bear names of their own. */
async function actionOf({ ledger }: MailHeaderContext, key: string): Promise<Written | undefined> {
  const id = ActionId.safeParse(key);
  if (!id.success) return undefined;
  try {
    return await ledger.action(id.data);
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return undefined;
    throw error;
  }
}

/** The name of a step's action, on its first try and on later ones. */
const stepName = /^sequence (?<enrolment>\S+) step (?<step>\d+)(?: try \d+)?$/u;

async function stepsBefore({ enrolments }: MailHeaderContext, { idem }: Written): Promise<readonly string[]> {
  const { enrolment, step } = stepName.exec(idem)?.groups ?? {};
  if (enrolment === undefined) return [];
  const sent = await enrolments.sent(EnrolmentId.parse(enrolment));
  return sent.filter((one) => one.step < Number(step)).map(({ action }) => action);
}
