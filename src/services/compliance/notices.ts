// Which notices a candidate was given: read from the ledger's letters, so that there is no second list that could say otherwise. A
// notice is a follow-up from one of the notice templates; it counts from when its letter left, or is to leave.
import type { Action } from '../../core/action.ts';
import type { ActionId, CandidateId } from '../../core/ids.ts';
import { type Duty, dutyName } from '../../core/law/duties.ts';
import { noticeNamed } from '../../core/law/duty-texts.ts';
import type { Jurisdiction, NoticeLanguage } from '../../core/law/jurisdiction.ts';
import type { Ledger } from '../../core/ports/ledger.ts';
import type { Letter, Letters } from '../../core/ports/letters.ts';
import { businessDaysBetween, dutiesOf } from './duties-of.ts';

export interface Notice {
  readonly action: ActionId;
  readonly jurisdiction: Jurisdiction;
  readonly language: NoticeLanguage;
  readonly at: Date;
}

export interface NoticePorts {
  readonly ledger: Pick<Ledger, 'actions'>;
  readonly letters: Pick<Letters, 'find'>;
}

const sending = 'send_followup';
const most = 200;

/** Newest first. */
export async function noticesGiven(
  { ledger, letters }: NoticePorts,
  candidate: CandidateId,
): Promise<readonly Notice[]> {
  const sent = await ledger.actions({ candidate, tool: sending, status: 'executed', limit: most });
  const found = await Promise.all(sent.map(async (action) => noticeIn(action, await letters.find(action.id))));
  return found.filter((notice) => notice !== undefined);
}

/** A letter that is gone from the store by its age had left; one that failed or was stopped told nobody. */
function noticeIn(action: Action, letter: Letter | undefined): Notice | undefined {
  const named = noticeNamed(action.input['message_template']);
  if (named === undefined || letter?.status === 'failed' || letter?.status === 'cancelled') return undefined;
  const at = letter?.sentAt ?? letter?.releaseAt ?? action.undoUntil ?? action.executedAt;
  return at === null ? undefined : { action: action.id, ...named, at };
}

/** Duties of notice that hold and are not kept by then: nobody told, or too few business days ago. */
export function noticesMissing(
  jurisdictions: readonly Jurisdiction[],
  { given, at }: { given: readonly Notice[]; at: Date },
): readonly Duty[] {
  return dutiesOf(jurisdictions, { at, kind: 'notice' }).filter(
    ({ jurisdiction, businessDays = 0 }) =>
      !given.some(
        (notice) =>
          notice.jurisdiction === jurisdiction &&
          notice.at <= at &&
          (businessDays === 0 || businessDaysBetween(notice.at, at, jurisdiction) >= businessDays),
      ),
  );
}

export const noticeRemedy = (missing: readonly Duty[]): string =>
  missing
    .map(({ jurisdiction, asks, businessDays, ...duty }) => {
      const wait = businessDays === undefined ? '' : `, and wait ${businessDays} business days`;
      return `${dutyName({ jurisdiction, ...duty })} asks for ${asks}: send it with send_followup and the template notice-${jurisdiction}-en or -es${wait}.`;
    })
    .join(' ');
