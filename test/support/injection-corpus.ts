// What strangers write to run in somebody else's page, sheet, mail or chat: one text for each way in, and an organization in whose
// every field one of them stands.
import { sampleSandbox } from './sample-sandbox.ts';

/** Set by whatever runs. */
export const canary = '__ran';
const run = `window.${canary}=1`;

export const injections: readonly string[] = [
  `<script>${run}</script>`,
  `<img src=x onerror="${run}">`,
  `"><svg onload="${run}">`,
  `' autofocus onfocus='${run}' x='`,
  `</textarea></title></style><script>${run}</script>`,
  `<iframe srcdoc="<script>parent.${canary}=1</script>"></iframe>`,
  `<math><mtext></form><form><mglyph><style></math><img src onerror=${run}>`,
  `<a href="javascript:${run}">look</a>`,
  `[look](javascript:${run})`,
  '![x](https://collector.invalid/pixel.png)',
  '<img src="https://collector.invalid/pixel.png">',
  '<link rel=stylesheet href=//collector.invalid/a.css><style>*{display:none!important}</style>',
  '<div style="position:fixed;inset:0;z-index:2147483647;background:#fff">',
  `<https://collector.invalid|look> <!channel> @here *bold*`,
  `\${${run}} {{constructor.constructor("${run}")()}} #{${run}} <%= 1 %>`,
  `=HYPERLINK("https://collector.invalid","x")`,
  '@SUM(1+1)*cmd|" /C calc"!A0',
  '\u202Egnp.exe\u202C \u2066x\u2069 a\u200Bb\u{E0041}\u{E0042}',
  `${'\u0335\u0336\u0337'.repeat(60)} high`,
  'x'.repeat(180),
  '__proto__ constructor toString hasOwnProperty',
  '"}],"@context":"https://schema.org"}</script><script>x</script>',
  'Nora\r\nBcc: everybody@collector.invalid',
  'END:VCALENDAR\r\nBEGIN:VEVENT\r\nATTACH:https://collector.invalid',
];

const at = (index: number): string => injections[index % injections.length] ?? '';
/** As it may stand in a field of one line. */
const line = (index: number, most: number): string =>
  at(index)
    .replaceAll(/[\r\n]+/gu, ' ')
    .slice(0, most);

/** Everything that people can write holds a text of the corpus; ids, addresses and times are good. */
export function hostileSandbox() {
  const good = sampleSandbox();
  let next = 0;
  const take = (most: number): string => line((next += 1), most);
  return {
    ...good,
    users: good.users.map((user) => ({ ...user, name: take(200) })),
    stages: [...good.stages.slice(0, 2), line(1, 60), ...good.stages.slice(2)],
    jobs: good.jobs.map((job) => ({ ...job, title: take(200), location: take(200), description: at((next += 1)) })),
    candidates: injections.map((_, index) => {
      const of = good.candidates[index % good.candidates.length];
      return {
        ...of,
        id: `c_hostile_${String(index)}`,
        email: `hostile${String(index)}@example.test`,
        name: line(index, 200),
        stage: index % 3 === 0 ? 'Applied' : 'Phone Screen',
        notes: [{ text: at(index + 1), at: '2026-05-28T10:00:00-05:00' }],
      };
    }),
    calendar: good.calendar.map((meeting) => ({ ...meeting, title: take(200), location: take(200) })),
    rooms: good.rooms.map((room) => ({ ...room, name: take(100) })),
    files: good.files.map((file, index) => ({
      ...file,
      candidate_id: `c_hostile_${String(index)}`,
      name: take(200),
      title: take(200),
      sections: [{ heading: take(200), paragraphs: injections.slice(0, 12) }],
    })),
    templates: good.templates.map((template, index) => ({
      ...template,
      subject: take(200),
      body: `${at(index)} {{candidate.name}} ${at(index + 3)}`,
    })),
  };
}
