// What is common to the sessions of all servers that are not asked by HTTP.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSession } from '../../../src/connectors/runtime/kept-session.ts';

interface Line {
  readonly number: number;
  isEnded: boolean;
}

function setUp(isLost?: (line: Line) => boolean) {
  const lines: Line[] = [];
  const leaving: (() => void)[] = [];
  const session = keepSession<Line>({
    open: async (gone) => {
      const line = { number: lines.length + 1, isEnded: false };
      lines.push(line);
      leaving.push(gone);
      return line;
    },
    end: async (line) => void (line.isEnded = true),
    ...(isLost === undefined ? {} : { isLost }),
  });
  const never = new AbortController().signal;
  const number = (): Promise<number> => session.use(never, async (line) => line.number);
  return { lines, leaving, session, never, number };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('all who ask share one session, which ends when nobody did for a while', async () => {
  const { lines, number } = setUp();
  expect([await number(), await number()]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lines).toEqual([{ number: 1, isEnded: true }]);
  expect(await number()).toBe(2);
});

test('long work keeps its session, whatever else was asked and answered meanwhile', async () => {
  const { lines, session, never, number } = setUp();
  const { promise, resolve } = Promise.withResolvers<void>();
  const long = session.use(never, () => promise);
  await number();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines).toEqual([{ number: 1, isEnded: false }]);
  resolve();
  await long;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lines).toEqual([{ number: 1, isEnded: true }]);
});

test('a session whose work failed is not used again', async () => {
  const { lines, session, never, number } = setUp();
  await expect(session.use(never, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await number()).toBe(2);
  expect(lines[0]).toMatchObject({ isEnded: true });
});

test('work that is cut off throws the reason, and its session ends', async () => {
  const { lines, session, number } = setUp();
  const stop = new AbortController();
  const cut = session.use(stop.signal, async () => {
    stop.abort(new Error('stopped'));
    throw new Error('the line broke');
  });
  await expect(cut).rejects.toThrow('stopped');
  expect(lines[0]).toMatchObject({ isEnded: true });
  expect(await number()).toBe(2);
});

test('a server that went away, and a session that its client knows to be lost, are followed by another', async () => {
  const { leaving, number } = setUp((line) => line.number === 2);
  await number();
  leaving[0]?.();
  expect(await number()).toBe(2);
  expect(await number()).toBe(3);
});
