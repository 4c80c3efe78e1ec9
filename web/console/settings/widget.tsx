// How the veterans' chat looks on the employer's pages, seen while it is changed, and the line that puts it there.
import type { ReactNode } from 'react';
import { AreaField, SelectField, TextField } from '../kit/field.tsx';
import { Card } from '../kit/layout.tsx';
import type { Settings } from '../api/wire.ts';
import type { SectionProps } from './section.ts';
import { EmbedCode } from './widget-embed.tsx';
import { WidgetPreview } from './widget-preview.tsx';

type Widget = Settings['widget'];

const languages = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Spanish' },
] as const;

const themes = [
  { value: 'auto', label: 'As the visitor’s system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
const isTheme = (value: string): value is Widget['theme'] => themes.some((theme) => theme.value === value);

export function WidgetCard({ settings: { widget }, change }: SectionProps): ReactNode {
  const set = (part: Partial<Widget>): void => change({ widget: { ...widget, ...part } });
  return (
    <Card title="Veterans’ chat" hint="Add it to any page with one line. Set its look and text here.">
      <div className="grid grid-cols-1 gap-6">
        <Words widget={widget} set={set} />
        <Looks widget={widget} set={set} />
        <WidgetPreview widget={widget} />
        <EmbedCode widgetKey={widget.key} />
      </div>
    </Card>
  );
}

interface PartProps {
  readonly widget: Widget;
  readonly set: (part: Partial<Widget>) => void;
}

/** An empty text is none: the widget's own words stand in its place. */
function written(texts: Widget['title'], code: 'en' | 'es', text: string): Widget['title'] {
  const { [code]: _before, ...others } = texts;
  return text === '' ? others : { ...others, [code]: text };
}

const Words = ({ widget: { title, greeting }, set }: PartProps): ReactNode => (
  <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
    {languages.map(({ code, name }) => (
      <div key={code} className="grid grid-cols-1 content-start gap-4">
        <TextField
          label={`Heading, ${name}`}
          lang={code}
          maxLength={120}
          value={title[code] ?? ''}
          onChange={({ currentTarget: { value } }) => set({ title: written(title, code, value) })}
        />
        <AreaField
          label={`Greeting, ${name}`}
          hint="Said after it has said that it is an automated assistant."
          lang={code}
          rows={3}
          maxLength={600}
          value={greeting[code] ?? ''}
          onChange={({ currentTarget: { value } }) => set({ greeting: written(greeting, code, value) })}
        />
      </div>
    ))}
  </div>
);

const emptyIsNull = (text: string): string | null => (text === '' ? null : text);
const aColour = /^#[0-9a-f]{6}$/i;

const sides = [
  { value: 'right', label: 'On the right' },
  { value: 'left', label: 'On the left' },
];

const Looks = ({ widget: { key, accent, theme, position, logo, privacy_url: privacy }, set }: PartProps): ReactNode => (
  <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
    <div className="flex items-end gap-2">
      <TextField
        name="widget.accent"
        label="Accent color"
        className="flex-1"
        placeholder="#1d4ed8"
        maxLength={7}
        fault={accent === null || aColour.test(accent) ? undefined : 'Six digits behind #, such as #1d4ed8'}
        value={accent ?? ''}
        onChange={({ currentTarget: { value } }) => set({ accent: emptyIsNull(value) })}
      />
      <input
        type="color"
        aria-label="Pick the accent color"
        className="h-11 w-14 rounded-small border border-field bg-surface p-1"
        value={accent !== null && aColour.test(accent) ? accent : '#1d4ed8'}
        onChange={({ currentTarget: { value } }) => set({ accent: value })}
      />
    </div>
    <SelectField
      name="widget.theme"
      label="Colors"
      options={themes}
      value={theme}
      onChange={({ currentTarget: { value } }) => isTheme(value) && set({ theme: value })}
    />
    <SelectField
      label="Button"
      options={sides}
      value={position}
      onChange={({ currentTarget: { value } }) => set({ position: value === 'left' ? 'left' : 'right' })}
    />
    <TextField
      name="widget.logo"
      label="Logo"
      type="url"
      hint="An https address of your own site"
      value={logo ?? ''}
      onChange={({ currentTarget: { value } }) => set({ logo: emptyIsNull(value) })}
    />
    <TextField
      name="widget.privacy_url"
      label="Privacy page"
      type="url"
      value={privacy ?? ''}
      onChange={({ currentTarget: { value } }) => set({ privacy_url: emptyIsNull(value) })}
    />
    <TextField
      name="widget.key"
      label="Publishable key"
      hint="Made under Access with the kind “Publishable”, shown there once. It opens the hosted page and the preview."
      placeholder="mk_pub_…"
      value={key ?? ''}
      onChange={({ currentTarget: { value } }) => set({ key: emptyIsNull(value.trim()) })}
    />
  </div>
);
