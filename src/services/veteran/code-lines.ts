// Where each code stands in the shipped table. Nothing is made of a line before it is asked for: 22,644 codes are known a
// few milliseconds after the file was read.
import { type Branch, branches } from '../../nlp/military/branch.ts';

const branchNamed: ReadonlyMap<string, Branch> = new Map(branches.map((branch) => [branch, branch]));
const lists = 65_536;
const tab = 9;

/** The number of a line of the table, from 1. */
export type LineNumber = number;

export class CodeLines {
  readonly #text: string;
  readonly #starts: number[] = [0];
  readonly #branches: Branch[] = [];
  /** The last line of each hash of a code, and for each line the one before of the same hash; zero ends a list. */
  readonly #last = new Int32Array(lists);
  readonly #before: number[] = [0];

  /** `from`: where the first line begins. Throws where the table is cut short or a line names a branch that there is not. */
  constructor(text: string, from: number) {
    this.#text = text;
    if (!text.endsWith('\n')) throw new Error('codes.tsv is cut short');
    let branch: Branch | undefined;
    for (let start = from; start < text.length;) {
      // The table is sorted by branch: nearly every line has that of the line before.
      if (branch === undefined || !isAt(text, branch, start)) branch = this.#branchAt(start);
      this.#add(start, branch);
      start = text.indexOf('\n', start + branch.length) + 1;
    }
  }

  #branchAt(start: number): Branch {
    const branch = branchNamed.get(this.#text.slice(start, this.#text.indexOf('\t', start)));
    if (branch === undefined) throw new Error(`codes.tsv names an unknown branch at ${start}`);
    return branch;
  }

  #add(start: number, branch: Branch): void {
    const list = hashOf(this.#text, start + branch.length + 1);
    this.#before.push(this.#last[list] ?? 0);
    this.#last[list] = this.#starts.push(start) - 1;
    this.#branches.push(branch);
  }

  get size(): number {
    return this.#branches.length;
  }

  /** Every line that has this code, of whatever branch. */
  having(code: string): readonly LineNumber[] {
    const found: LineNumber[] = [];
    if (code.includes('\t')) return found;
    for (let line = this.#last[hashOf(code, 0)] ?? 0; line !== 0; line = this.#before[line] ?? 0)
      if (this.#says(line, code)) found.push(line);
    return found;
  }

  of(branch: Branch, code: string): LineNumber | undefined {
    return this.having(code).find((line) => this.branchOf(line) === branch);
  }

  #says(line: LineNumber, code: string): boolean {
    return isAt(this.#text, code, this.#codeAt(line));
  }

  branchOf(line: LineNumber): Branch {
    return this.#branches[line - 1] ?? branches[0];
  }

  codeOf(line: LineNumber): string {
    const at = this.#codeAt(line);
    return this.#text.slice(at, this.#text.indexOf('\t', at));
  }

  /** The first mark of the code. */
  firstOf(line: LineNumber): string | undefined {
    return this.#text[this.#codeAt(line)];
  }

  cells(line: LineNumber): readonly string[] {
    const start = this.#starts[line] ?? 0;
    return this.#text.slice(start, this.#text.indexOf('\n', start)).split('\t');
  }

  /** The fourth cell, without cutting the long rest of the line. */
  isCurrent(line: LineNumber): boolean {
    const kind = this.#text.indexOf('\t', this.#codeAt(line)) + 1;
    return this.#text.startsWith('current\t', this.#text.indexOf('\t', kind) + 1);
  }

  #codeAt(line: LineNumber): number {
    return (this.#starts[line] ?? 0) + this.branchOf(line).length + 1;
  }
}

/** Whether the cell that begins there is this word. */
const isAt = (text: string, word: string, start: number): boolean =>
  text.startsWith(word, start) && text.charCodeAt(start + word.length) === tab;

/** Of what stands from there to the next tab or the end. */
function hashOf(text: string, from: number): number {
  let hash = 0;
  for (let at = from; at < text.length; at += 1) {
    const mark = text.charCodeAt(at);
    if (mark === tab) break;
    hash = (Math.imul(hash, 31) + mark) | 0;
  }
  return (hash ^ (hash >>> 15)) & (lists - 1);
}
