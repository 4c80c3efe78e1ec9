// Scored people without the notice that a law asks for, as a morning brief tells them: all of one law in one item, which sends it.
import type { Jurisdiction } from '../../core/law/jurisdiction.ts';
import { jurisdictionNames } from '../../core/law/jurisdiction.ts';
import { dutyTemplateId } from '../../core/law/duty-texts.ts';
import type { PersonWithoutNotice } from '../../core/ports/without-notice.ts';
import type { Settings } from '../../core/settings.ts';
import type { Draft } from './brief-draft.ts';

const mostNames = 3;

export const noticeItems = (people: readonly PersonWithoutNotice[], settings: Settings): Draft[] =>
  [...new Set(people.flatMap(({ jurisdictions }) => jurisdictions))].map((jurisdiction) =>
    itemOf(
      jurisdiction,
      people.filter(({ jurisdictions }) => jurisdictions.includes(jurisdiction)),
      settings,
    ),
  );

function itemOf(jurisdiction: Jurisdiction, people: readonly PersonWithoutNotice[], { compliance }: Settings): Draft {
  const names = people.slice(0, mostNames).map(({ name }) => name);
  const more = people.length > mostNames ? [`${people.length - mostNames} more`] : [];
  const listed = new Intl.ListFormat('en', { type: 'conjunction' }).format([...names, ...more]);
  const candidates = people.filter(({ hasAddress }) => hasAddress).map(({ candidate }) => candidate);
  const template = dutyTemplateId('notice', jurisdiction, compliance.language === 'es' ? 'es' : 'en');
  const [first] = people;
  return {
    subject: `notice ${jurisdiction}`,
    title: `Give the notice that ${jurisdictionNames[jurisdiction]} asks for: ${listed} ${people.length === 1 ? 'was' : 'were'} scored without it`,
    score: 55,
    context: { kind: 'notice_missing', jurisdiction, candidates: people.map(({ candidate }) => candidate) },
    ...(candidates.length === 0
      ? { tool: 'show_candidate', arguments: { candidate: first?.candidate ?? '' } }
      : {
          tool: 'send_followup',
          arguments: {
            ...(candidates.length === 1 ? { candidate: candidates[0] ?? '' } : { candidates: [...candidates] }),
            message_template: template,
          },
        }),
  };
}
