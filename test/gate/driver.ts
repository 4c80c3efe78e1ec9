// Plays one random story on a gate, with the witness beside it, and lets everything come to rest at the end.
import type { Approval } from '../../src/core/action.ts';
import { Problem } from '../../src/core/problem.ts';
import type { Settings } from '../../src/core/settings.ts';
import type { AnyTool } from '../../src/core/tool.ts';
import type { Gate, GateDependencies } from '../../src/gate/gate.ts';
import type { Change, Command, Story, Who } from './commands.ts';
import { Killed, Life } from './mortal.ts';
import { callOf, createWorld, leaseMs, people, type World } from './world.ts';
import { limits, Violation, Witness } from './witness.ts';
import { pressed } from '../support/acts.ts';

/** What a planted defect replaces. */
export interface Defect {
  readonly name: string;
  readonly bend?: (dependencies: GateDependencies) => GateDependencies;
  readonly bendTools?: (tools: readonly AnyTool[]) => readonly AnyTool[];
}

export interface Tally {
  commands: number;
  effects: number;
  approvals: number;
  crashes: number;
  undone: number;
  uncertain: number;
}
export const emptyTally = (): Tally => ({ commands: 0, effects: 0, approvals: 0, crashes: 0, undone: 0, uncertain: 0 });

const stages = ['Screen', 'Interview', 'Applied'] as const;
const stageAt = (index: number): string => stages[index] ?? 'Screen';
const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];

/** Throws a Violation when the gate let something through. */
export async function playStory(story: Story, defect: Defect | undefined, tally: Tally): Promise<void> {
  const player = new Player(story, defect);
  for (const command of story.commands) await player.play(command);
  await player.rest();
  player.count(tally);
  tally.commands += story.commands.length;
}

class Player {
  readonly #world: World;
  readonly #witness: Witness;
  readonly #calls: ReturnType<typeof callOf>[] = [];
  #life = new Life();
  #gate: Gate;
  #violation: Violation | undefined;
  #crashes = 0;

  constructor({ repeats }: Story, defect: Defect | undefined) {
    const bend = (dependencies: GateDependencies): GateDependencies => {
      const watched = { ...dependencies, ledger: this.#watching(dependencies.ledger) };
      return defect?.bend?.(watched) ?? watched;
    };
    const bendTools = defect?.bendTools;
    this.#world = createWorld({
      repeats,
      settings: { ...limits },
      bend,
      ...(bendTools === undefined ? {} : { bendTools }),
      watch: (effect) => this.#noting(() => this.#witness.saw(effect)),
    });
    const { ledger, settings, clock } = this.#world;
    this.#witness = new Witness({
      ledger,
      remote: () => this.#world.remote,
      settings: () => settings.settings,
      now: () => clock.business.now(),
    });
    this.#gate = this.#world.start(this.#life);
  }

  async play(command: Command): Promise<void> {
    this.#witness.influenced = command.kind === 'propose' && command.influenced;
    try {
      await this.#obey(command);
    } catch (error) {
      if (!(error instanceof Problem) && !(error instanceof Killed)) throw error;
    }
    this.#noting(() => this.#witness.look());
    this.#witness.asking = undefined;
    this.#restartIfDead();
    if (this.#violation !== undefined) throw this.#violation;
  }

  /** Systems are well again, nobody is paused, and what was cut off is carried on. */
  async rest(): Promise<void> {
    this.#witness.influenced = false;
    this.#world.remote.faults.length = 0;
    this.#world.settings.set({ paused: false });
    for (let round = 0; round < 3; round += 1) {
      this.#world.clock.advance(leaseMs + 1);
      await Promise.all([this.#world.start().recover(), this.#world.start().recover()]);
    }
    this.#noting(() => this.#witness.end());
    const { brokenAt } = await this.#world.ledger.verifyAudit();
    if (brokenAt !== null) throw new Violation('the audit chain is broken');
    if (this.#violation !== undefined) throw this.#violation;
  }

  count(tally: Tally): void {
    const rows = this.#world.rows();
    tally.effects += this.#world.remote.effects.length;
    tally.approvals += this.#witness.consents.size;
    tally.crashes += this.#crashes;
    tally.undone += rows.filter(({ status, effect }) => status === 'undone' && effect === 'write').length;
    tally.uncertain += rows.filter(({ uncertain, isGroup }) => uncertain && !isGroup).length;
  }

  // The gate may swallow what is thrown into its calls, so a violation is kept and thrown again outside.
  #noting(look: () => void): void {
    try {
      look();
    } catch (error) {
      if (!(error instanceof Violation)) throw error;
      this.#violation ??= error;
    }
  }

  #watching(ledger: GateDependencies['ledger']): GateDependencies['ledger'] {
    return (tenant) => {
      const inner = ledger(tenant);
      return new Proxy(inner, {
        get: (target, name) => {
          if (name !== 'step') return Reflect.get(target, name, target) as unknown;
          return async (step: Parameters<typeof inner.step>[0]) => {
            const stepped = await target.step(step);
            if (stepped?.status === 'undone') this.#noting(() => this.#witness.sawUndone(stepped));
            return stepped;
          };
        },
      });
    };
  }

  #restartIfDead(): void {
    if (!this.#life.isOver) return;
    this.#crashes += 1;
    this.#life = new Life();
    this.#gate = this.#world.start(this.#life);
  }

  async #obey(command: Command): Promise<unknown> {
    const gate = this.#gate;
    switch (command.kind) {
      case 'propose':
        return this.#propose(command);
      case 'repeat':
        return Promise.all(this.#calls.slice(command.which, command.which + 1).map((call) => this.#call(call)));
      case 'approve':
        return this.#approve(command);
      case 'edit':
      case 'reject':
        return this.#decideOtherwise(command);
      case 'expire':
        return gate.expire();
      case 'recover':
        return this.#recover(command.processes);
      case 'undo':
      case 'undo task':
      case 'undo by tool':
        return this.#undo(command);
      case 'undo last':
        return this.#undoLast(command.who);
      default:
        return this.#happen(command);
    }
  }

  /** What comes over the gate from outside. */
  #happen(command: Extract<Command, { kind: 'wait' | 'crash' | 'outside' | 'fault' | 'release' | 'setting' }>): void {
    const { clock, remote, settings } = this.#world;
    switch (command.kind) {
      case 'wait':
        return clock.advanceBusiness(command.hours * 3_600_000);
      case 'crash':
        return this.#life.endIn(command.at, command.when);
      case 'outside':
        return remote.change(`c${command.candidate + 1}`, stageAt(command.to));
      case 'fault':
        return void remote.faults.push(command.fault);
      case 'release':
        remote.released = true;
        return undefined;
      case 'setting':
        return settings.set(settingsAfter(command.change));
      default:
        return command satisfies never;
    }
  }

  #propose({ tool, candidate, to, who, influenced }: Extract<Command, { kind: 'propose' }>) {
    const one = `c${candidate + 1}`;
    const text = `Letter ${to}`;
    const [name, input] = {
      move: ['move', { candidate: one, to: stageAt(to) }] as const,
      offer: ['offer', { candidate: one }] as const,
      write: ['write', { candidate: one, text }] as const,
      group: ['write', { candidates: ['c1', 'c2', 'c3'].slice(0, to + 1), text }] as const,
    }[tool];
    const call = callOf(name, input, { by: people[who], provenance: influenced ? 'influenced' : 'instructed' });
    if (!influenced) this.#calls.push(call);
    return this.#call(call);
  }

  #call(call: ReturnType<typeof callOf>) {
    this.#witness.asking = call.idem;
    return this.#gate.call(call);
  }

  async #approve({ which, who, digest, also }: Extract<Command, { kind: 'approve' }>): Promise<unknown> {
    const approval = at([...this.#world.ledger.approvalRows.values()], which);
    if (approval === undefined) return undefined;
    const shown = { seen: approval.digest, none: undefined, wrong: 'another digest' }[digest];
    const everybody = also === undefined ? [who] : [who, also];
    for (const one of everybody)
      if (this.#isConsent(approval, one) && (digest !== 'wrong' || one !== who))
        this.#witness.consents.add(approval.action);
    return Promise.allSettled(
      everybody.map((one) =>
        this.#gate.approve(approval.id, pressed(people[one], one === who ? shown : approval.digest)),
      ),
    );
  }

  /** Whether this person's click may set the action going, by rules that stand here once more. */
  #isConsent(approval: Approval, who: Who): boolean {
    const { settings } = this.#world.settings;
    const inTime = this.#world.clock.business.now().getTime() < approval.createdAt.getTime() + 24 * 3_600_000;
    const isAsker = approval.requestedBy === people[who].id;
    const named = who === 'admin' || who === 'manager';
    const open = !this.#witness.refused.has(approval.action);
    return named && inTime && open && !settings.paused && !(settings.fourEyes && isAsker);
  }

  async #decideOtherwise(command: Extract<Command, { kind: 'edit' | 'reject' }>): Promise<unknown> {
    const approval = at([...this.#world.ledger.approvalRows.values()], command.which);
    if (approval === undefined) return undefined;
    const by = people[command.who];
    if (command.kind === 'reject') {
      const answer = await this.#gate.reject(approval.id, pressed(by), null);
      this.#witness.refused.add(approval.action);
      return answer;
    }
    const candidate = `c${command.candidate + 1}`;
    const rest = { move: { to: stageAt(command.to) }, write: { text: 'Edited' } }[approval.tool];
    const answer = await this.#gate.edit(approval.id, pressed(by), { candidate, ...rest });
    this.#witness.refused.add(approval.action);
    return answer;
  }

  #recover(processes: 1 | 2): Promise<unknown> {
    this.#world.clock.advance(leaseMs + 1);
    const others = processes === 2 ? [this.#world.start().recover()] : [];
    return Promise.all([this.#gate.recover(), ...others]);
  }

  #undo({ kind, which, who }: Extract<Command, { kind: 'undo' | 'undo task' | 'undo by tool' }>) {
    const action = at(this.#world.rows(), which);
    if (action === undefined) return undefined;
    const by = people[who];
    if (who === 'admin' || action.requestedBy === by.id)
      this.#allowUndo(
        ({ id, root, task }) =>
          id === action.id || root === action.id || (kind === 'undo task' && task === action.task),
      );
    if (kind === 'undo task') return this.#gate.undoTask(action.task, by);
    if (kind === 'undo') return this.#gate.undoAction(action.id, by);
    return this.#gate.call(callOf('undo_action', { action: action.id }, { by }));
  }

  #undoLast(who: Who) {
    this.#allowUndo(({ requestedBy }) => requestedBy === people[who].id);
    return this.#gate.undoLast(people[who]);
  }

  #allowUndo(fits: (row: ReturnType<World['rows']>[number]) => boolean): void {
    for (const row of this.#world.rows()) if (fits(row)) this.#witness.mayUndo.add(row.id);
  }
}

function settingsAfter(change: Change): Partial<Settings> {
  switch (change) {
    case 'pause':
    case 'resume':
      return { paused: change === 'pause' };
    case 'ask':
      return { approvals: { move: 'ask', write: 'ask' } };
    case 'auto':
      return { approvals: { offer: 'auto', write: 'auto' } };
    case 'plain':
      return { approvals: {} };
    case 'four eyes':
    case 'two eyes':
      return { fourEyes: change === 'four eyes' };
    default:
      return change satisfies never;
  }
}
