// Which letter is meant, where none or several are called so.
import type { Open } from '../../parts.ts';
import type { Order } from '../order.ts';

export function openTemplate({ reading, known }: Order): Open | undefined {
  const { template } = reading;
  if (template === undefined || template.ids.length === 1) return undefined;
  const among = template.ids.length === 0 ? known.templates.map(({ id }) => id) : template.ids;
  return {
    slot: 'message_template',
    question:
      template.ids.length === 0
        ? `There is no template like “${template.text.trim()}”. Which one shall I use?`
        : 'Which template do you mean?',
    choices: among.map((id) => ({ label: id, value: id })),
  };
}
