// Versions of templates and sequences, each as named texts that can be laid beside one another.
import { whenWords } from '../automation/step-words.ts';
import type { z } from 'zod';
import type { WireChange } from '../../../src/api/wire/change.ts';
import { at, type Api } from './client.ts';
import { conditionWords, eventWords } from '../rules/words.ts';
import { plain, valueWords } from '../words/words.ts';
import type { Rule, Sequence, Template } from './wire.ts';
import { wholeList } from './pages.ts';

interface Version {
  readonly version: number;
  readonly by: string;
  readonly at: string;
  /** Null: it was removed. */
  readonly texts: Readonly<Record<string, string>> | null;
}

export interface VersionsOf {
  /** Names the exported file. */
  readonly id: string;
  readonly name: string;
  /** What the lists that show it begin with among the queries. */
  readonly key: 'templates' | 'sequences' | 'rules';
  readonly read: (api: Api, signal?: AbortSignal) => Promise<readonly Version[]>;
  readonly restore: (api: Api, version: number) => Promise<unknown>;
}

type Change = z.infer<typeof WireChange>;

export const templateVersions = ({ template_id: id }: Template): VersionsOf => ({
  id,
  name: id,
  key: 'templates',
  async read(api, signal) {
    const { data } = await wholeList<Change>(api, { path: at`/api/v1/templates/${id}/history` }, signal);
    return data.map(({ version, changed_by: by, changed_at, value }) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the history of a template holds templates
      const template = value as Omit<Template, 'template_id'> | null;
      const texts = template && { Subject: template.subject, Message: template.body, HTML: template.html ?? '' };
      return { version, by, at: changed_at, texts };
    });
  },
  restore: (api, version) => api.change('POST /api/v1/templates/{id}/restore', { ids: [id], body: { version } }),
});

type SequenceVersion = Sequence & {
  readonly changed_by: string;
  readonly changed_at: string;
  readonly removed: boolean;
};

export const sequenceVersions = ({ sequence_id: id, name, version: present }: Sequence): VersionsOf => ({
  id,
  name,
  key: 'sequences',
  async read(api, signal) {
    // Built in and untouched.
    if (present === 0) return [];
    const { data } = await wholeList<SequenceVersion>(api, { path: at`/api/v1/sequences/${id}/versions` }, signal);
    return data.map((one) => ({
      version: one.version,
      by: one.changed_by,
      at: one.changed_at,
      texts: one.removed ? null : textsOf(one),
    }));
  },
  restore: (api, version) => api.change('POST /api/v1/sequences/{id}/restore', { ids: [id], body: { version } }),
});

type RuleVersion = Rule & { readonly changed_by: string; readonly changed_at: string; readonly removed: boolean };

export const ruleVersions = ({ rule_id: id, name }: Rule): VersionsOf => ({
  id,
  name,
  key: 'rules',
  async read(api, signal) {
    const { data } = await wholeList<RuleVersion>(api, { path: at`/api/v1/rules/${id}/versions` }, signal);
    return data.map((one) => ({
      version: one.version,
      by: one.changed_by,
      at: one.changed_at,
      texts: one.removed ? null : ruleTexts(one),
    }));
  },
  restore: (api, version) => api.change('POST /api/v1/rules/{id}/restore', { ids: [id], body: { version } }),
});

const ruleTexts = ({ name, when, do: act, active }: Rule): Record<string, string> => ({
  Name: name,
  When: [eventWords[when.event], ...when.conditions.map(conditionWords)].join(', and '),
  Do: plain(act.tool),
  With: Object.entries(act.arguments)
    .map(([argument, value]) => `${plain(argument)}: ${valueWords(value, (text) => text)}`)
    .join('\n'),
  Runs: active ? 'on' : 'off',
});

const textsOf = ({ name, trigger, steps, active }: Sequence): Record<string, string> => ({
  Name: name,
  'Starts when': trigger ?? 'started by hand',
  Runs: active ? 'on' : 'off',
  Steps: steps
    .map((step, index) => `${String(index + 1)}. ${whenWords(step)}: ${step.template} (${step.channel})`)
    .join('\n'),
});
