// What was typed into a form, as plain words: a reason, a note, and each argument that was changed. Arguments that stand as they were
// proposed are left alone, so that nothing is edited by having been shown.
import type { JsonObject } from '../../core/json.ts';
import type { Intent } from '../card.ts';

/** `input`: the arguments as they were proposed. */
export async function plainlySaid(
  intent: Intent,
  input: JsonObject,
  plain: (words: string) => string | Promise<string>,
): Promise<Intent> {
  if (intent.do === 'reject') return { ...intent, reason: intent.reason === null ? null : await plain(intent.reason) };
  if (intent.do === 'note')
    return { ...intent, candidate: await plain(intent.candidate), text: await plain(intent.text) };
  if (intent.do !== 'edit' && intent.do !== 'rewrite') return intent;
  const changed: JsonObject = {};
  for (const [name, value] of Object.entries(intent.arguments))
    changed[name] = typeof value === 'string' && value !== input[name] ? await plain(value) : value;
  return { ...intent, arguments: changed };
}
