// The states of endpoints and of deliveries in words.
import type { ComponentProps } from 'react';
import type { Endpoint, EventDelivery } from '../api/webhooks.ts';
import type { Chip } from '../kit/layout.tsx';

type Words = { readonly label: string; readonly tone: NonNullable<ComponentProps<typeof Chip>['tone']> };

export const endpointWords: Readonly<Record<Endpoint['status'], Words>> = {
  enabled: { label: 'On', tone: 'ok' },
  paused: { label: 'Paused', tone: 'calm' },
  disabled: { label: 'Disabled', tone: 'bad' },
};

export const deliveryWords: Readonly<Record<EventDelivery['status'], Words>> = {
  pending: { label: 'Waiting', tone: 'calm' },
  held: { label: 'Held', tone: 'calm' },
  delivered: { label: 'Delivered', tone: 'ok' },
  failed: { label: 'Failed', tone: 'bad' },
};
