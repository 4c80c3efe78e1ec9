// Undo by description, and approvals in words with one and with two that wait.
import { done, idle, talk, talkAs, type TalkScript } from './talk.ts';

const waits = (say: string, tool: string, ...people: readonly string[]) => ({
  say,
  calls: people.map(() => `${tool} waits`),
  changes: people.map((person) => `${tool} ${person} waits`),
});

const inPhoneScreen = [
  'hugo: Still interested, Hugo?',
  'mei: Still interested, Mei-Lin?',
  'priyanka: Still interested, Priyanka?',
  'samantha: Still interested, Samantha?',
  'tomasz: Still interested, Tomasz?',
];

export const undoing: readonly TalkScript[] = [
  talk(
    'the first move of three',
    done('Move Hugo to Workshop', 'hugo: Phone Screen → Workshop'),
    done('Move Priyanka to Workshop', 'priyanka: Phone Screen → Workshop'),
    done('Move Omar to Phone Screen', 'omar: Applied → Phone Screen'),
    {
      ...done('revert the first move', 'hugo: Workshop → Phone Screen'),
      tells: ['Hugo Lindgren is back in Phone Screen'],
    },
    done('and the last one', 'omar: Phone Screen → Applied'),
  ),
  talk(
    'one half, then the other',
    done(
      'Move Mei-Lin to workshop and book 30 minutes with Dev tomorrow at 4',
      'booked dev on mei, Fri 16 16:00, 30 min',
      'mei: Phone Screen → Workshop',
    ),
    done('undo the meeting', 'called off dev on mei, Fri 16 16:00, 30 min'),
    done('and the move as well', 'mei: Workshop → Phone Screen'),
  ),
  talk(
    'letters to a group',
    {
      say: 'Follow up with everyone in Phone Screen using the checking in template',
      calls: ['send_followup draft'],
      changes: [],
    },
    { say: 'send them', calls: ['send_followup'], changes: inPhoneScreen.map((letter) => `mail to ${letter}`) },
    {
      say: 'hold on, undo that',
      calls: ['undo_action'],
      changes: inPhoneScreen.map((letter) => `no mail to ${letter}`),
    },
  ),
  talk(
    'by whom it was about',
    done('move Tomasz to workshop', 'tomasz: Phone Screen → Workshop'),
    done('move Zoë to offer', 'zoe: Final Panel → Offer'),
    done("undo Tomasz's move", 'tomasz: Workshop → Phone Screen'),
    done('move him to workshop again', 'tomasz: Phone Screen → Workshop'),
  ),
];

export const approving: readonly TalkScript[] = [
  talk(
    'approved, and undone',
    { ...waits('Reject Omar', 'reject_candidate', 'omar'), tells: ['Devraj Pillai', 'nothing has happened yet'] },
    {
      ...done('yes, approve that one', 'omar: Applied → Rejected', 'reject_candidate omar waits no longer'),
      calls: ['reject_candidate'],
    },
    { ...done('undo the rejection', 'omar: Rejected → Applied'), calls: ['undo_action'] },
  ),
  talk(
    'approve one, decline the other: each is a decision of its own',
    waits('Reject Fiona', 'reject_candidate', 'fiona'),
    waits('Offer Zoë 96k', 'send_offer', 'zoe'),
    { say: 'approve the offer, drop the other one', calls: ['list_approvals'], changes: [] },
    {
      say: 'approve the offer',
      calls: ['send_offer'],
      changes: [/^mail to zoe: /, 'send_offer zoe waits no longer'],
    },
    { say: 'decline it', calls: ['reject_candidate rejected'], changes: ['reject_candidate fiona waits no longer'] },
  ),
  talk(
    'both',
    waits('Reject William and Leo', 'reject_candidate', 'william', 'leo'),
    { say: 'approve', calls: ['list_approvals'], changes: [] },
    { say: 'approve both', calls: ['list_approvals'], changes: [] },
    done('approve the first', /^reject_candidate \w+ waits no longer$/, /^\w+: Applied → Rejected$/),
  ),
  talk(
    'one by name, then the other one',
    waits('Reject William and Leo', 'reject_candidate', 'william', 'leo'),
    done("approve William's", 'reject_candidate william waits no longer', 'william: Applied → Rejected'),
    { say: 'drop the other one', calls: ['list_approvals'], changes: [] },
    done("decline Leo's", 'reject_candidate leo waits no longer'),
  ),
  talkAs(
    'imogen',
    'the other one, after an approval that was refused',
    waits('Reject Fiona', 'reject_candidate', 'fiona'),
    waits('Offer Zoë 96k', 'send_offer', 'zoe'),
    { say: 'approve the rejection', asks: 'either', changes: [], tells: [/Marcus|admin|may not|cannot|approve/] },
    { say: 'decline the offer', calls: ['send_offer rejected'], changes: ['send_offer zoe waits no longer'] },
  ),
  talk(
    'what waits, and the second of it',
    waits('Reject Omar', 'reject_candidate', 'omar'),
    waits('Offer Nia 104k', 'send_offer', 'nia'),
    { say: "what's waiting for approval?", calls: ['list_approvals'], tells: [/Omar Haddadi/, /Nia Campbell/] },
    { say: 'decline the offer', calls: ['send_offer rejected'], changes: ['send_offer nia waits no longer'] },
    {
      say: 'approve the rejection',
      calls: ['reject_candidate'],
      changes: ['omar: Applied → Rejected', 'reject_candidate omar waits no longer'],
    },
  ),
  talk(
    'better not',
    waits('Reject Omar', 'reject_candidate', 'omar'),
    { say: 'hmm, better not', calls: ['list_approvals'], changes: [] },
    {
      say: 'decline it: too early',
      calls: ['reject_candidate rejected'],
      changes: ['reject_candidate omar waits no longer'],
    },
    idle('good'),
  ),
];
