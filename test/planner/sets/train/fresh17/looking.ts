// Seventeenth further batch: finding, scoring, counting, and asking whether the systems run.
import { approvals, brief, find, log, metrics, show } from '../../../calls.ts';
import { asks, calling, does, inStyle, orElse } from '../../../says.ts';
import { health, score } from '../rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const looking = [
  ...inStyle<keyof typeof sandboxes>('fresh17 foundry', {
    foundry_jan: [
      orElse(does('search for Ocampo', show('marisela')), calling(['find_candidates', { name: 'Ocampo' }])),
      does('list, stage: plant tour', find({ stage: 'Plant Tour' })),
      orElse(
        does('Who has applied for the logistics planner req?', find({ job: 'log' })),
        calling(find({ job: 'log', stage: 'Application' })),
      ),
      does('Which production candidates are at risk?', find({ role: 'production', at_risk: true })),
      does('maintenance folks, silent 3+ days', find({ role: 'maintenance', days_since_contact: 3 })),
      does('Any quality people at the plant tour stage?', find({ role: 'quality', stage: 'Plant Tour' })),
      does("Who hasn't heard from us in a fortnight?", find({ days_since_contact: 14 })),
      does('please show the rejected candidates', find({ stage: 'Rejected' })),
      does(
        'who is on the phone interview stage and has been quiet for 6 days',
        find({ stage: 'Phone Interview', days_since_contact: 6 }),
      ),
      does('How are we doing this week?', metrics('this_week')),
      does("last month's KPIs, if you please", metrics('last_month')),
      does('hours saved over the last 30 days?', metrics('last_30_days')),
      does('What was our on-time rate yesterday?', metrics('yesterday')),
      does('pipeline velocity this month', metrics('this_month')),
      does('what got changed yesterday, and by whom?', log('yesterday')),
      does('audit trail for this month pls', log('this_month')),
      does('score DeShawn', score('deshawn')),
      does('Score Bobby for the maintenance technician job', score('bobby', 'maint')),
      does('is Joaquim a flight risk?', score('joaquim')),
      does('How long would Andrej last with us?', score('andrej')),
      asks("What's Tamika's retention score?"),
      does('everything connected?', health),
      does('Did any sync fail overnight?', health),
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh17 lodges', {
    lodges_aug: [
      does('Would you kindly list all guiding candidates?', find({ role: 'guiding' })),
      does('Whom do we have for Sous Chef?', find({ job: 'chef' })),
      does('All workshop people in Final Chat, please.', find({ role: 'workshop', stage: 'Final Chat' })),
      does('is anybody in danger of going cold?', find({ at_risk: true })),
      does(
        'Show those in Applications whom nobody has contacted in ten days.',
        find({ stage: 'Applications', days_since_contact: 10 }),
      ),
      does('How many tasks did we complete today?', metrics('today')),
      does('Kindly furnish last week’s productivity figures.', metrics('last_week')),
      does('Hey, stats!', metrics()),
      does('List the actions taken today.', log('today')),
      does('what have you done for me this week?', log('this_week')),
      does('Please run a retention prediction for Chantal.', score('chantal')),
      does('does Ruan look like someone who stays?', score('ruan')),
      does('tenure forecast for Amit and Nomsa', score('amit'), score('nomsa')),
      does('Could you check the state of our integrations?', health),
      does('integrations healthy?', health),
      does('Morning Muster, where do I start?', brief()),
      does('Let me have the day’s priorities.', brief()),
      does('Is there anything I still have to sign off?', approvals()),
      does('list open approvals', approvals()),
    ],
  }),
];
