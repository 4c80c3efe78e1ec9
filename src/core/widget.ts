// How one employer's chat widget and its hosted page look and greet. All of it is public.
import { z } from 'zod';
import { safeText } from './json.ts';

/** A picture that is part of the settings, or one on the employer's own site. */
const logo = z
  .string()
  .max(65_536)
  .regex(
    /^(https:\/\/[^\s"'<>]+|data:image\/(png|jpeg|webp|gif|svg\+xml);base64,[A-Za-z0-9+/]+=*)$/,
    'an https address, or a data: address of a PNG, JPEG, WebP, GIF or SVG picture in base64',
  );

const webPage = z.url({ protocol: /^https?$/ }).max(1_000);

/** One text for each language that the widget speaks. */
const inLanguages = (most: number) =>
  z.strictObject({ en: safeText(most).min(1).optional(), es: safeText(most).min(1).optional() });

/** Sent to every visitor: nothing secret may be added. */
export const WidgetSettings = z.strictObject({
  /** The publishable key that the hosted page carries, as every page does that embeds the widget; null: no hosted page. */
  key: z
    .string()
    .regex(/^mk_pub_[0-9A-Za-z]{12}_[0-9A-Za-z]{36}$/, 'a publishable key (mk_pub_…)')
    .nullable()
    .default(null),
  /** Replaces the heading of the panel. */
  title: inLanguages(120).default({}),
  /** Said after the assistant has said what it is. */
  greeting: inLanguages(600).default({}),
  logo: logo.nullable().default(null),
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'a colour such as #1d4ed8')
    .nullable()
    .default(null),
  theme: z.enum(['auto', 'light', 'dark']).default('auto'),
  position: z.enum(['right', 'left']).default('right'),
  privacyUrl: webPage.nullable().default(null),
});
export type WidgetSettings = z.infer<typeof WidgetSettings>;
