// What every record store does: JSON by kind and id, changed all or nothing and one change at a time.
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { RecordStore } from '../../src/core/ports/record-store.ts';

export interface RecordStoreUnderTest {
  readonly records: RecordStore;
  readonly other: RecordStore;
}

const Counter = z.strictObject({ count: z.number() });

export function recordStoreContract(name: string, open: () => Promise<RecordStoreUnderTest>): void {
  describe(`${name}: records`, () => {
    test('records are read back as they were put, ordered by id', async () => {
      const { records } = await open();
      const body = { name: 'Zoë', tags: ['a', null, 1.5], nested: { B: true, a: '\u0000' } };
      await records.change(async (store) => {
        await store.put({ kind: 'candidate', id: 'c_2', body });
        await store.put({ kind: 'candidate', id: 'c_10', body: 'text' });
        await store.put({ kind: 'job', id: 'c_2', body: null });
      });
      await records.read(async (store) => {
        expect(await store.get('candidate', 'c_2')).toEqual(body);
        expect(await store.list('candidate')).toEqual(['text', body]);
        expect(await store.get('candidate', 'c_3')).toBeUndefined();
        expect(await store.list('meeting')).toEqual([]);
      });
    });

    test('a change that throws changes nothing', async () => {
      const { records } = await open();
      const failing = records.change(async (store) => {
        await store.put({ kind: 'job', id: 'j_1', body: 1 });
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      expect(await records.read((store) => store.list('job'))).toEqual([]);
    });

    test('changes at once do not lose each other', async () => {
      const { records } = await open();
      const increment = () =>
        records.change(async (store) => {
          const { count } = Counter.parse((await store.get('counter', 'a')) ?? { count: 0 });
          await store.put({ kind: 'counter', id: 'a', body: { count: count + 1 } });
        });
      await Promise.all(Array.from({ length: 25 }, increment));
      expect(await records.read((store) => store.get('counter', 'a'))).toEqual({ count: 25 });
    });

    test('records are removed one by one and altogether', async () => {
      const { records } = await open();
      await records.change(async (store) => {
        for (const id of ['a', 'b']) await store.put({ kind: 'job', id, body: id });
        await store.put({ kind: 'note', id: 'c', body: 'c' });
        await store.remove('job', 'a');
      });
      expect(await records.read((store) => store.list('job'))).toEqual(['b']);
      await records.change((store) => store.clear());
      expect(await records.read((store) => store.list('note'))).toEqual([]);
    });

    test('another organization has its own records', async () => {
      const { records, other } = await open();
      await records.change((store) => store.put({ kind: 'job', id: 'a', body: 1 }));
      await other.change((store) => store.clear());
      expect(await other.read((store) => store.list('job'))).toEqual([]);
      expect(await records.read((store) => store.list('job'))).toEqual([1]);
    });
  });
}
