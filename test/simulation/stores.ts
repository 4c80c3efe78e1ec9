// The stores as one process reaches them: each call a step of its own, and what a planted defect makes of them.
import type { ContactPreferences } from '../../src/core/ports/contact-preferences.ts';
import type { SettingsStore } from '../../src/core/ports/directory.ts';
import type { Enrolments } from '../../src/core/ports/enrolments.ts';
import type { EventLog } from '../../src/core/ports/event-log.ts';
import type { Ledger, LedgerSweep } from '../../src/core/ports/ledger.ts';
import type { Letters, LetterSweep } from '../../src/core/ports/letters.ts';
import type { Outbox } from '../../src/core/ports/outbox.ts';
import type { Syncs } from '../../src/core/ports/syncs.ts';
import type { RecordStore } from '../../src/core/ports/record-store.ts';
import type { Troubles } from '../../src/core/ports/troubles.ts';
import type { AnyTool } from '../../src/core/tool.ts';
import type { Organization } from './organization.ts';
import { stepped } from './stepped.ts';

/** What a planted defect replaces of a process. */
export interface Bend {
  readonly tools?: (tools: readonly AnyTool[]) => readonly AnyTool[];
  readonly stores?: (stores: Stores) => Stores;
}

export interface Stores {
  readonly ledger: Ledger;
  readonly sweep: LedgerSweep;
  readonly settings: SettingsStore;
  readonly records: RecordStore;
  readonly letters: Letters & LetterSweep;
  readonly troubles: Troubles;
  readonly preferences: ContactPreferences;
  readonly events: EventLog;
  readonly outbox: Outbox;
  readonly enrolments: Enrolments;
  readonly syncs: Syncs;
}

/** The stores as one process reaches them. */
export function storesOf(organization: Organization, bend: Bend): Stores {
  const { scheduler, ledgers, settings, records, letters, troubles, preferences, events, outbox, enrolments } =
    organization;
  const stores = {
    ledger: stepped(organization.ledger, 'ledger', scheduler),
    sweep: stepped(ledgers.sweep, 'sweep', scheduler),
    settings: stepped<SettingsStore>(settings, 'settings', scheduler),
    records: stepped(records, 'records', scheduler),
    letters: stepped<Letters & LetterSweep>(letters, 'letters', scheduler),
    troubles: stepped<Troubles>(troubles, 'troubles', scheduler),
    preferences: stepped<ContactPreferences>(preferences, 'preferences', scheduler),
    events: stepped<EventLog>(events, 'events', scheduler),
    outbox: stepped<Outbox>(outbox, 'outbox', scheduler),
    enrolments: stepped<Enrolments>(enrolments, 'enrolments', scheduler),
    syncs: stepped<Syncs>(organization.sync.syncs, 'syncs', scheduler),
  };
  return bend.stores?.(stores) ?? stores;
}
