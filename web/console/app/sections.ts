// Which sections of the rail stand open: those of one's own work at first, later as somebody left them in this browser.
import type { Session } from '../api/wire.ts';

export type Sections = Readonly<Partial<Record<string, boolean>>>;

const key = 'muster.sections';

/** Beside the work of every day. */
const own: Readonly<Record<NonNullable<Session['user']>['role'], string | undefined>> = {
  recruiter: undefined,
  hiring_manager: undefined,
  compliance: 'Insight',
  integrator: 'Integrations',
  admin: 'Admin',
  viewer: undefined,
};

export const opensFirst = ({ user }: Pick<Session, 'user'>, section: string): boolean =>
  section === 'Work' || section === own[user?.role ?? 'admin'];

/** What another version left there, or somebody wrote by hand, counts for nothing. */
export function readSections(storage: Pick<Storage, 'getItem'>): Sections {
  const kept = (storage.getItem(key) ?? '').split(' ').filter((word) => /^[+-]\w+$/.test(word));
  return Object.fromEntries(kept.map((word) => [word.slice(1), word.startsWith('+')]));
}

export function keepSections(storage: Pick<Storage, 'setItem'>, sections: Sections): void {
  const words = Object.entries(sections).flatMap(([name, isOpen]) =>
    isOpen === undefined ? [] : [`${isOpen ? '+' : '-'}${name}`],
  );
  storage.setItem(key, words.join(' '));
}
