// What travels between the widget and the service: the types of the service's own schemas.
import type { z } from 'zod';
import type { WireAsks, WireReply } from '../../src/api/wire/chat-reply.ts';
import type { WireWidget } from '../../src/api/wire/widget.ts';

export type Reply = z.infer<typeof WireReply>;
export type Job = NonNullable<Reply['jobs']>[number];
export type Resume = NonNullable<Reply['resume']>;
export type ResumeFormat = Resume['formats'][number];
export type Choice = NonNullable<Reply['choices']>[number];
export type Asks = z.infer<typeof WireAsks>;

export interface Answer {
  readonly state: string;
  readonly asks: Asks;
}

export type Looks = Omit<WireWidget, 'key'> & { readonly client_id: string; readonly name: string };

export interface Suggestion {
  readonly code: string;
  readonly branch: string;
  readonly title: string;
}
