// The pages of docs/ that the service shows beside the API reference, in the order of its navigation.

export const guideGroups = [
  { title: 'Start', guides: [['getting-started', 'Getting started']] },
  {
    title: 'Recruiting',
    guides: [
      ['recruiting', 'Recruiting operations'],
      ['console', 'The console'],
      ['booking', 'Booking by the candidate'],
      ['interview-plans', 'Interview plans'],
      ['feedback', 'Interview feedback'],
      ['texts', 'Text messages'],
      ['automation', 'Automation'],
      ['metrics', 'Metrics'],
    ],
  },
  {
    title: 'Channels',
    guides: [
      ['slack', 'Slack'],
      ['teams', 'Microsoft Teams'],
      ['mail-and-calendar', 'Mail and calendar'],
      ['widget', 'Widget'],
      ['mcp', 'MCP'],
    ],
  },
  {
    title: 'Insight and law',
    guides: [
      ['retention', 'Retention scoring'],
      ['compliance', 'Compliance'],
      ['data-protection', 'Data protection'],
      ['veteran-data', 'Veteran data'],
    ],
  },
  {
    title: 'Integrations',
    guides: [
      ['integration', 'Integration platform'],
      ['connectors', 'Connectors'],
      ['webhooks', 'Webhooks'],
      ['environments', 'Environments'],
    ],
  },
  {
    title: 'Operate',
    guides: [
      ['configuration', 'Configuration'],
      ['models', 'Language models'],
      ['versioning', 'Versions'],
      ['glossary', 'Glossary'],
      ['changelog', 'Changes'],
    ],
  },
] as const;

export type GuideName = (typeof guideGroups)[number]['guides'][number][0];

/** Every page with its title. */
export const guideTitles: ReadonlyMap<string, string> = new Map<string, string>(
  guideGroups.flatMap(({ guides }): readonly (readonly [string, string])[] => guides),
);
export const isGuide = (name: string): name is GuideName => guideTitles.has(name);
