// What a stored plan says to people of the organization: tools that write to colleagues keep it under these names.
import { z } from 'zod';
import { UserId } from './ids.ts';
import type { Json } from './json.ts';

/** One message to one person, or reminders to several. */
export const messageTools = ['notify_user', 'request_feedback'] as const;

const One = z.looseObject({ user: UserId, text: z.string() });
const Several = z.looseObject({ reminders: z.array(One), escalation: One.nullable() });

/** Undefined: it says nothing to that person, or the words were erased. */
export function messageTo(plan: Json, user: UserId): string | undefined {
  const one = One.safeParse(plan).data;
  if (one !== undefined) return one.user === user ? one.text : undefined;
  const { reminders = [], escalation = null } = Several.safeParse(plan).data ?? {};
  return [...reminders, ...(escalation === null ? [] : [escalation])].find((each) => each.user === user)?.text;
}
