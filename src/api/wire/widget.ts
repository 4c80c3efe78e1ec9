// The widget's settings in wire names.
import { z } from 'zod';
import { WidgetSettings } from '../../core/widget.ts';

const { shape } = WidgetSettings;

export const WireWidget = z
  .strictObject({
    key: shape.key.unwrap().describe('The publishable key of the hosted page; null: there is none.'),
    title: shape.title.unwrap().describe('The heading, by language.'),
    greeting: shape.greeting.unwrap().describe('Said after the assistant has said what it is, by language.'),
    logo: shape.logo.unwrap(),
    accent: shape.accent.unwrap(),
    theme: shape.theme.unwrap(),
    position: shape.position.unwrap(),
    privacy_url: shape.privacyUrl.unwrap(),
  })
  .describe('How the veterans’ chat looks on the employer’s pages. A change gives all of it.');
export type WireWidget = z.infer<typeof WireWidget>;

export const wireWidget = ({ privacyUrl, ...widget }: WidgetSettings): WireWidget => ({
  ...widget,
  privacy_url: privacyUrl,
});

export const widgetOf = ({ privacy_url: privacyUrl, ...widget }: WireWidget): WidgetSettings => ({
  ...widget,
  privacyUrl,
});
