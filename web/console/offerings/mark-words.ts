// What publishing an offering begins, and what withdrawing it ends.
import type { Offering, OfferingClient } from '../api/offerings.ts';

interface OfferingContext {
  readonly offering: Pick<Offering, 'open_to'>;
  readonly clients: readonly OfferingClient[];
  readonly nameOf: (client: string) => string;
}

const most = 5;

/** `Acme, Globex and 3 more`. */
function listed(clients: readonly OfferingClient[], nameOf: OfferingContext['nameOf']): string {
  const names = clients.slice(0, most).map(({ client_id: id }) => nameOf(id));
  return clients.length > most ? `${names.join(', ')} and ${String(clients.length - most)} more` : names.join(', ');
}
const counted = (clients: readonly OfferingClient[]): string =>
  clients.length === 1 ? 'one client' : `${String(clients.length)} clients`;

export function endingWords({ clients, nameOf }: OfferingContext): string {
  const running = clients.filter(({ runs }) => runs);
  const kept = 'Their accounts, what was moved and the usage for bills stay.';
  const ends =
    running.length === 0
      ? 'It runs at no client.'
      : `Its runs end at once at ${counted(running)}: ${listed(running, nameOf)}. ${kept}`;
  return `${ends} Nobody sees it among the add-ons any more. Published again, it goes on where it was switched on.`;
}

export function beginningWords({ offering, clients, nameOf }: OfferingContext): string {
  const to = offering.open_to === 'everyone' ? 'Every client sees it' : 'The clients that you chose see it';
  const wanting = clients.filter(({ wanted }) => wanted);
  const begins =
    wanting.length === 0
      ? ' Nothing runs until a client has switched it on and connected both accounts.'
      : ` It starts at once at ${counted(wanting)} that had it switched on: ${listed(wanting, nameOf)}.`;
  return `${to} among the add-ons.${begins}`;
}
