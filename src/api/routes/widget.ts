// What the veterans' widget is told about the employer whose page it stands on.
import { z } from 'zod';
import { type Route, defineRoute, readOnly } from '../route.ts';
import { WireWidget, wireWidget } from '../wire/widget.ts';
import type { RoutePorts } from './route-ports.ts';

export const widgetRoutes = ({ settings, organizations }: RoutePorts): Route[] => [
  defineRoute({
    method: 'GET',
    path: '/v1/veteran/widget',
    summary: 'Show how the widget of the key’s organization looks and greets',
    tag: 'veteran',
    access: { scope: 'veteran:read', publishable: true },
    audit: readOnly,
    replies: {
      200: z.object({ client_id: z.string(), name: z.string(), ...WireWidget.omit({ key: true }).shape }),
    },
    async handle({ by }) {
      const { key: _, ...widget } = wireWidget((await settings(by.tenant).get()).settings.widget);
      const name = (await organizations.get(by.tenant))?.name ?? by.tenant;
      // A page may ask at each visit; a change is seen within a minute.
      const headers = { 'cache-control': 'private, max-age=60' };
      return { status: 200, body: { client_id: by.tenant, name, ...widget }, headers };
    },
  }),
];
