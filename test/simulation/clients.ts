// The people of a story: each asks one process, and another one under the same name where the first did not answer.
import type { Action, Approval } from '../../src/core/action.ts';
import type { HumanAct } from '../../src/core/human-act.ts';
import type { JsonObject } from '../../src/core/json.ts';
import type { Call, Receipt } from '../../src/core/ports/action-gate.ts';
import { Problem } from '../../src/core/problem.ts';
import type { Settings } from '../../src/core/settings.ts';
import type { Gate } from '../../src/gate/gate.ts';
import { pressed } from '../support/acts.ts';
import type { Organization } from './organization.ts';
import { leaveOldRows } from './old-rows.ts';
import { inputOf, toolNames } from './inputs.ts';
import { actors, candidates, stages, type Who } from './people.ts';
import { employ } from './sync.ts';
import type { Replica } from './replica.ts';
import type { Change, Command } from './script.ts';

/** What whoever looks on is told of the people's doings, before they are done. */
export interface Watcher {
  asked(call: Call): void;
  answered(call: Call, receipt: Receipt): void;
  approving(approval: Approval, who: Who, digest: 'seen' | 'none' | 'wrong'): void;
  refused(approval: Approval): void;
  undoing(fits: (row: Pick<Action, 'id' | 'root' | 'task' | 'requestedBy'>) => boolean): void;
  settingsChanged(): void;
}

export interface Setting {
  readonly organization: Organization;
  /** Any process that is alive; waits for one. */
  readonly replica: () => Promise<Replica>;
  readonly watcher: Watcher;
  readonly move: (candidate: string, stage: string) => Promise<void>;
}

export type Outcome<T> =
  | { readonly kind: 'answer'; readonly value: T }
  | { readonly kind: 'problem'; readonly problem: Problem }
  | { readonly kind: 'gone' };

const mostTries = 6;

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];

export class Clients {
  readonly #setting: Setting;

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  async play(command: Command): Promise<void> {
    const { watcher } = this.#setting;
    switch (command.kind) {
      case 'call':
        return this.#call(command);
      case 'approve':
        return this.#approve(command);
      case 'reject':
      case 'edit':
        return this.#decideOtherwise(command);
      case 'undo':
        return this.#undo(command);
      case 'undo last':
        watcher.undoing(({ requestedBy }) => requestedBy === actors[command.who].id);
        // Asked again after an answer that was lost, it would take back one more: nobody does that.
        await this.#once((gate) => gate.undoLast(actors[command.who]));
        return undefined;
      default:
        return this.#happen(command);
    }
  }

  /** What comes from outside, by itself, or by an admin. */
  async #happen(
    command: Extract<Command, { kind: 'outside' | 'sync' | 'employ' | 'old row' | 'wait' | 'jump' | 'setting' }>,
  ): Promise<void> {
    const { organization, watcher } = this.#setting;
    switch (command.kind) {
      case 'outside':
        return this.#setting.move(candidates[command.candidate] ?? 'cand-1', stages[command.to] ?? 'Applied');
      case 'old row':
        return leaveOldRows(organization, command);
      case 'sync':
        return organization.sync.open();
      case 'employ':
        return employ(organization.sync.source, command.employee, `Named${command.number}`);
      case 'wait':
        return organization.scheduler.sleep(command.seconds * 1_000);
      case 'jump':
        return void (organization.business.offsetMs += command.hours * 3_600_000);
      case 'setting':
        organization.settings.set(settingsAfter(command.change));
        return watcher.settingsChanged();
      default:
        return command satisfies never;
    }
  }

  async #call(command: Extract<Command, { kind: 'call' }>): Promise<void> {
    const { watcher } = this.#setting;
    const call: Call = {
      tool: toolNames[command.tool],
      input: inputOf(command),
      by: actors[command.who],
      origin: { kind: 'api' },
      idem: `call ${command.number}`,
      provenance: command.influenced ? 'influenced' : 'instructed',
    };
    watcher.asked(call);
    for (let times = command.twice ? 2 : 1; times > 0; times -= 1) {
      const outcome = await this.#patiently((gate) => gate.call(call));
      if (outcome.kind === 'answer') watcher.answered(call, outcome.value);
    }
  }

  async #approve({ which, who, digest, also }: Extract<Command, { kind: 'approve' }>): Promise<void> {
    const approval = at(this.#approvals(), which);
    if (approval === undefined) return;
    const { watcher } = this.#setting;
    const shown = { seen: approval.digest, none: undefined, wrong: 'another digest' }[digest];
    const press = (one: Who, seen: string | undefined): Promise<unknown> => {
      const act = pressed(actors[one], seen);
      return this.#patiently((gate) => {
        watcher.approving(approval, one, one === who ? digest : 'seen');
        return gate.approve(approval.id, act);
      });
    };
    await Promise.all([
      press(who, shown),
      ...(also === undefined || also === who ? [] : [press(also, approval.digest)]),
    ]);
  }

  async #decideOtherwise({ kind, which, who, number }: Extract<Command, { kind: 'reject' | 'edit' }>): Promise<void> {
    const approval = at(this.#approvals(), which);
    if (approval === undefined) return;
    const act = pressed(actors[who]);
    const outcome = await this.#patiently((gate) =>
      kind === 'reject' ? gate.reject(approval.id, act, null) : this.#edit(gate, { approval, act, number }),
    );
    if (outcome.kind === 'answer') this.#setting.watcher.refused(approval);
  }

  #edit(
    gate: Gate,
    { approval, act, number }: { approval: Approval; act: HumanAct; number: number },
  ): Promise<Receipt> {
    const candidate = approval.input['candidate'];
    const changes: Readonly<Record<string, JsonObject>> = {
      move_stage: { stage: stages[number % stages.length] ?? 'Applied' },
      send_offer: { salary: 90_000 + number, currency: 'USD' },
      send_message: { subject: 'Another', text: `This is letter number ${number}.` },
      add_note: { text: `Note number ${number}.` },
    };
    const change = changes[approval.tool] ?? {};
    return gate.edit(approval.id, act, {
      ...approval.input,
      ...(candidate === undefined ? {} : { candidate }),
      ...change,
    });
  }

  async #undo({ how, which, who, number }: Extract<Command, { kind: 'undo' }>): Promise<void> {
    const { organization, watcher } = this.#setting;
    const rows = [...organization.ledgers.of(actors.admin.tenant).actionRows.values()];
    const action = rows[rows.length - 1 - (which % Math.max(1, rows.length))];
    if (action === undefined) return;
    const by = actors[who];
    if (who === 'admin' || action.requestedBy === by.id)
      watcher.undoing(
        (row) => row.id === action.id || row.root === action.id || (how === 'task' && row.task === action.task),
      );
    if (how === 'task') await this.#patiently((gate) => gate.undoTask(action.task, by));
    else if (how === 'action') await this.#patiently((gate) => gate.undoAction(action.id, by));
    else {
      const call: Call = {
        tool: 'undo_action',
        input: { action: action.id },
        by,
        origin: { kind: 'api' },
        idem: `undo ${number}`,
        provenance: 'instructed',
      };
      await this.#patiently((gate) => gate.call(call));
    }
  }

  #approvals(): readonly Approval[] {
    const rows = [...this.#setting.organization.ledgers.of(actors.admin.tenant).approvalRows.values()];
    const waiting = rows.filter(({ status }) => status === 'pending');
    // Late presses on what is decided already come as well.
    return waiting.length === 0 ? rows : [...waiting, ...rows.slice(-1)];
  }

  /** As clients do: the same again where no answer came, or where the answer says to come back later. */
  async #patiently<T>(ask: (gate: Gate) => Promise<T>): Promise<Outcome<T>> {
    let outcome: Outcome<T> = { kind: 'gone' };
    for (let tried = 1; tried <= mostTries; tried += 1) {
      outcome = await this.#once(ask);
      if (outcome.kind === 'answer') return outcome;
      if (outcome.kind === 'problem' && outcome.problem.retry !== 'later') return outcome;
      await this.#setting.organization.scheduler.sleep(2_000 * tried);
    }
    return outcome;
  }

  async #once<T>(ask: (gate: Gate) => Promise<T>): Promise<Outcome<T>> {
    const { life, gate, run } = await this.#setting.replica();
    const asked = run(() => ask(gate)).then(
      (value): Outcome<T> => ({ kind: 'answer', value }),
      (error: unknown): Outcome<T> => {
        if (error instanceof Problem) return { kind: 'problem', problem: error };
        // What a route would answer with a bare 500: nobody knows what became of it.
        return { kind: 'gone' };
      },
    );
    return Promise.race([asked, life.ended.then((): Outcome<T> => ({ kind: 'gone' }))]);
  }
}

function settingsAfter(change: Change): Partial<Settings> {
  switch (change) {
    case 'pause':
    case 'resume':
      return { paused: change === 'pause' };
    case 'ask':
      return { approvals: { move_stage: 'ask', send_message: 'ask' } };
    case 'auto':
      return { approvals: { send_offer: 'auto', reject_candidate: 'auto' } };
    case 'plain':
      return { approvals: {} };
    case 'four eyes':
    case 'two eyes':
      return { fourEyes: change === 'four eyes' };
    default:
      return change satisfies never;
  }
}
