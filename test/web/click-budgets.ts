// How many presses a task may take, for each kind of person, from the screen that they arrive at. docs/testing.md shows it.
import type { Page } from 'playwright-core';

/** Presses: clicks, choices from a list, and keys that are no text. Text is counted as fields. */
interface Budget {
  readonly who: string;
  readonly task: string;
  readonly presses: number;
  /** Texts to type. */
  readonly fields: number;
}

export const budgets = {
  brief: { who: 'Recruiter', task: 'act on the top of the brief', presses: 1, fields: 0 },
  decide: { who: 'Recruiter', task: 'approve or decline an offer', presses: 2, fields: 0 },
  say: { who: 'Recruiter', task: 'move a stage and book a meeting in plain words', presses: 2, fields: 1 },
  takeBack: { who: 'Recruiter', task: 'take back what was done', presses: 2, fields: 0 },
  reject: { who: 'Recruiter', task: 'reject a candidate with the usual letter', presses: 4, fields: 1 },
  panel: { who: 'Recruiter', task: 'book all interviews of a plan', presses: 5, fields: 1 },
  bookingLink: { who: 'Recruiter', task: 'send a booking link', presses: 5, fields: 1 },
  requisition: { who: 'Recruiter', task: 'see what a requisition needs', presses: 2, fields: 1 },
  lastLetter: { who: 'Recruiter', task: 'read the last letter to a candidate', presses: 2, fields: 1 },
  standing: { who: 'Hiring manager', task: 'see how their requisitions stand', presses: 0, fields: 0 },
  reschedule: { who: 'Hiring manager', task: 'move an interview', presses: 2, fields: 1 },
  second: { who: 'Hiring manager', task: 'give the second approval of an offer', presses: 2, fields: 0 },
  audit: { who: 'Compliance officer', task: 'get the report of an audit', presses: 2, fields: 0 },
  vevraa: { who: 'Compliance officer', task: 'export the yearly VEVRAA counts', presses: 3, fields: 0 },
  whoApproved: { who: 'Compliance officer', task: 'answer “who approved this?”', presses: 2, fields: 1 },
  record: { who: 'Compliance officer', task: 'open the record of a rejection', presses: 2, fields: 0 },
  mend: { who: 'Integration engineer', task: 'find a broken connection and enter its keys', presses: 2, fields: 1 },
  rerun: { who: 'Integration engineer', task: 'repeat what failed in a sync', presses: 1, fields: 0 },
  template: { who: 'Integration engineer', task: 'publish a new sync from a template', presses: 6, fields: 0 },
  addPerson: { who: 'Admin', task: 'add a person', presses: 3, fields: 2 },
  jobs: { who: 'Veteran', task: 'get from the page to ranked jobs', presses: 2, fields: 2 },
  apply: { who: 'Veteran', task: 'apply', presses: 1, fields: 0 },
  download: { who: 'Veteran', task: 'download the résumé text', presses: 1, fields: 0 },
  forget: { who: 'Veteran', task: 'delete their data', presses: 1, fields: 0 },
} as const satisfies Record<string, Budget>;

export type Task = keyof typeof budgets;

export interface Taken {
  readonly presses: number;
  readonly fields: number;
}

/** Gathers what each task took on one page. */
export class Presses {
  readonly taken = new Map<Task, Taken>();
  readonly #page: Page;
  #presses = 0;
  #fields = new Set<string>();

  private constructor(page: Page) {
    this.#page = page;
  }

  static async on(page: Page): Promise<Presses> {
    const presses = new Presses(page);
    await page.exposeFunction('musterPress', () => void (presses.#presses += 1));
    await page.exposeFunction('musterField', (field: string) => void presses.#fields.add(field));
    await page.addInitScript(listen);
    await page.evaluate(listen);
    return presses;
  }

  /** Plays a task from where the page stands now. */
  async count(task: Task, play: () => Promise<void>): Promise<Taken> {
    await this.#settled();
    this.#presses = 0;
    this.#fields = new Set();
    await play();
    await this.#settled();
    const taken = { presses: this.#presses, fields: this.#fields.size };
    this.taken.set(task, taken);
    return taken;
  }

  /** What the page has told so far has arrived once it answers. */
  async #settled(): Promise<void> {
    await this.#page.evaluate(() => undefined);
  }
}

/** Runs in the page. What Playwright clicks has coordinates; a button that a key sent has none, and its key is counted. */
function listen(): void {
  interface Told {
    musterPress(): void;
    musterField(field: string): void;
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- put there by exposeFunction
  const told = globalThis as unknown as Told;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- what runs in the page takes nothing along
  const nameOf = (target: EventTarget | null): string =>
    target instanceof Element ? `${target.tagName} ${target.id} ${target.getAttribute('aria-label') ?? ''}` : '';
  addEventListener('click', ({ detail, isTrusted }) => detail > 0 && isTrusted && told.musterPress(), true);
  addEventListener(
    'keydown',
    ({ key, ctrlKey, isTrusted }) =>
      isTrusted && (key.length > 1 || ctrlKey) && key !== 'Control' && told.musterPress(),
    true,
  );
  addEventListener('change', ({ target }) => target instanceof HTMLSelectElement && told.musterPress(), true);
  addEventListener(
    'input',
    ({ target }) => {
      const isText =
        target instanceof HTMLTextAreaElement ||
        (target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio');
      if (isText) told.musterField(nameOf(target));
    },
    true,
  );
}

/** Each task with its budget and what it took. */
export function tableOf(taken: ReadonlyMap<Task, Taken>): string {
  const rows = [...taken].map(([task, { presses, fields }]) => {
    const budget: Budget = budgets[task];
    const cells = [presses, budget.presses, fields, budget.fields].map((count) => String(count).padStart(8));
    return `${budget.who.padEnd(22)}${budget.task.padEnd(50)}${cells.join('')}`;
  });
  const head = ['presses', 'most', 'fields', 'most'].map((word) => word.padStart(8)).join('');
  return [`${'who'.padEnd(22)}${'task'.padEnd(50)}${head}`, ...rows].join('\n');
}

/** Tasks that took more than they may. */
export const overBudget = (taken: ReadonlyMap<Task, Taken>): string[] =>
  [...taken]
    .filter(([task, { presses, fields }]) => presses > budgets[task].presses || fields > budgets[task].fields)
    .map(([task, { presses, fields }]) => `${task}: ${String(presses)} presses, ${String(fields)} fields`);
