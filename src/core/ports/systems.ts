// The connected systems of one organization, whatever they are behind their ports.
import type { Ats } from './ats.ts';
import type { Calendar } from './calendar.ts';
import type { Crm } from './crm.ts';
import type { Mailer } from './mailer.ts';
import type { Messenger } from './messenger.ts';
import type { Texts } from './texts.ts';

/** The sandbox's own, or connections in their places as the setting `systems` says. */
export interface Systems {
  readonly ats: Ats;
  readonly calendar: Calendar;
  readonly mailer: Mailer;
  readonly crm: Crm;
  readonly messenger: Messenger;
  readonly texts: Texts;
}
