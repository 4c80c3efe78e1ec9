// Thirty-seventh further batch: how people look for candidates and into one of them.
import { find, show } from '../../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, negated, nothing, orElse } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const looking = inStyle<keyof typeof sandboxes>('fresh37 looking', {
  lift_feb: [
    does("Who's in Panel at the moment?", find({ stage: 'Panel' })),
    does("List everyone we haven't talked to for ten days or longer.", find({ days_since_contact: 10 })),
    orElse(does('Pull up the dispatchers, please.', find({ job: 'disp' })), calling(find({ role: 'dispatch' }))),
    does('Anybody about to slip away from us?', find({ at_risk: true })),
    orElse(
      does('All candidates for Controls Engineer, I need them on one screen', find({ job: 'ctrl' })),
      calling(find({ role: 'engineering' })),
    ),
    does(
      "I can't for the life of me recall who is sitting in Safety Clearance. Remind me?",
      find({ stage: 'Safety Clearance' }),
    ),
    does('names pls, wiring test', find({ stage: 'Wiring Test' })),
    does('Those in Offer, who are they?', find({ stage: 'Offer' })),
    does('Give me the ones who risk going cold.', find({ at_risk: true })),
    orElse(
      does(
        'It would be good to see the service technicians that stand in Wiring Test.',
        find({ job: 'serv', stage: 'Wiring Test' }),
      ),
      calling(find({ role: 'service', stage: 'Wiring Test' })),
    ),
    does('How many folks do we have in Crew Day', find({ stage: 'Crew Day' })),
    does(
      'Could the people in Intro Call be listed for Harlan? He is standing behind me.',
      find({ stage: 'Intro Call' }),
    ),
    does('Search: quiet for a week or more.', find({ days_since_contact: 7 })),
    does('Whom did we neglect for two weeks and longer?', find({ days_since_contact: 14 })),
    nothing('Harlan asked who was in Panel and I read him the list.'),
    hypothetical('If I ever want to see the dispatchers in one list, I suppose I ask you?'),
    does("Where do we stand with Gretchen? And who's left in Inbox?", show('gretchen'), find({ stage: 'Inbox' })),
    does('Any news of Minh Anh?', show('minhanh')),
    does('Dragomir Balanescu: profile', show('dragomir')),
  ],
  nursery_nov: [
    orElse(does('Which agronomists have we got?', find({ job: 'agro' })), calling(find({ role: 'agronomy' }))),
    does('Is there anyone left in Applied?', find({ stage: 'Applied' })),
    does('I wish an overview on all persons in the stage Phone Chat.', find({ stage: 'Phone Chat' })),
    does('Open Zawadi’s file.', show('zawadi')),
    does('What do we know about Rukmini?', show('rukmini')),
    does('Refresh my memory about Solange, I mix her up with somebody.', show('solange')),
    does("Cosmas's card, please", show('cosmas')),
    does("I'd like to read up on Lemlem before ten.", show('lemlem')),
    does('Fill me in on Adelino.', show('adelino')),
    does('juma makame status?', show('juma')),
    does('Give me the story on Filipa, where is she in all this?', show('filipa')),
    does('Let me have a look at Akinyi.', show('akinyi')),
    does('Some background on Ayaan Mirza, if I may.', show('ayaan2')),
    does('In which stage is Hendrik now', show('hendrik')),
    does("Tendai's data are wanted by the auditor; kindly display them.", show('tendai')),
    asks("Bring up Ayaan's record."),
    nothing("I've just been through Zawadi's file. What a career!"),
    negated("You needn't show me Juma again, I know him by heart."),
    nothing('Barnabas wanted to know who is in References; I told him.'),
    does('The people in References, and then the details of Lemlem.', find({ stage: 'References' }), show('lemlem')),
  ],
});
