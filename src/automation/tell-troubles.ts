// Tells the admins of what waits, was given up, or works again: in chat, through the gate, once.
import { scopesOf } from '../core/access.ts';
import { forgotten, tellingsOf } from '../services/operations/tell-troubles.ts';
import type { Office } from './office.ts';
import { perform } from './perform.ts';

const troubleActor = 'system:trouble';

export async function tellTroubles(office: Office): Promise<void> {
  const { troubles, directory, clocks } = office;
  const known = await troubles.list();
  const { settings } = await office.settings.get();
  const admins = (await directory.users()).filter(({ role }) => scopesOf[role].some((scope) => scope === 'admin'));
  await troubles.told(forgotten(known));
  for (const { key, text, about } of tellingsOf(known, { now: clocks.business.now(), zone: settings.timeZone })) {
    for (const { id: user } of admins)
      await perform(office, {
        tool: 'notify_user',
        input: { user, text },
        actor: troubleActor,
        origin: 'trouble',
        idem: `${key} ${user}`,
      });
    await troubles.told(about);
  }
}
