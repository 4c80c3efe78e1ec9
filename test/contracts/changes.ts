// One suite for the history of settings and templates, on every database.
import { describe, expect, test } from 'vitest';
import { ActorId } from '../../src/core/ids.ts';
import type { Changes } from '../../src/core/ports/changes.ts';
import type { SettingsStore, Templates } from '../../src/core/ports/directory.ts';
import { Template } from '../../src/core/records.ts';
import { defaultSettings } from '../../src/core/settings.ts';

interface SetUp {
  readonly changes: Changes;
  readonly other: Changes;
  readonly templates: Templates;
  readonly settings: SettingsStore;
}

const nora = ActorId.parse('u_nora');
const hello = Template.parse({ id: 'hello', subject: 'Hi', body: 'Hi', html: '<p>Hi</p>' });
const what = { kind: 'template', id: 'hello' } as const;

export function changesContract(name: string, setUp: () => Promise<SetUp>): void {
  describe(`${name}: changes`, () => {
    test('every version of a template stays, with who made it, and its removal', async () => {
      const { changes, templates } = await setUp();
      await templates.put(hello);
      await templates.put({ ...hello, subject: 'Hello' }, nora);
      await templates.remove(hello.id, nora);
      await templates.remove(hello.id, nora);
      expect((await changes.list(what, 10)).map(({ version, by, value }) => [version, by, value])).toEqual([
        [3, 'u_nora', null],
        [2, 'u_nora', { ...hello, subject: 'Hello' }],
        [1, 'system:setup', hello],
      ]);
      expect((await changes.get(what, 1)).value).toEqual(hello);
      await expect(changes.get(what, 9)).rejects.toMatchObject({ code: 'not_found' });
    });

    test('a template keeps its HTML, and loses it where it has none any more', async () => {
      const { templates } = await setUp();
      await templates.put(hello);
      expect(await templates.get(hello.id)).toEqual(hello);
      const { html: _html, ...plain } = hello;
      await templates.put(plain);
      expect(await templates.get(hello.id)).toEqual(plain);
    });

    test('twenty changes at once are twenty versions, of one organization only', async () => {
      const { changes, other, settings } = await setUp();
      await Promise.all(Array.from({ length: 20 }, () => settings.put({ ...defaultSettings, tone: 'warm' }, nora)));
      const versions = (await changes.list({ kind: 'settings' }, 50)).map(({ version }) => version);
      expect(versions).toEqual(Array.from({ length: 20 }, (_, index) => 20 - index));
      expect(await other.list({ kind: 'settings' }, 50)).toEqual([]);
    });
  });
}
