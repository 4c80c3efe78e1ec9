// Thirty-seventh further batch: how people ask for another stage, and what only sounds so.
import { followUp, move, show } from '../../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const moving = inStyle<keyof typeof sandboxes>('fresh37 moving', {
  lift_sep: [
    does('Morning! Thabiso passed, so on to Crew Day with him.', move('thabiso', 'Crew Day')),
    does(
      'Can Gretchen be bumped up to the wiring test? Rosalba insists that dispatchers sit it too.',
      move('gretchen', 'Wiring Test'),
    ),
    does('Amaru Quispe ought to be in Intro Call by now, could you see to it', move('amaru', 'Intro Call')),
    does(
      "I'd love to see Dragomir in the Panel column before Harlan comes back from lunch.",
      move('dragomir', 'Panel'),
    ),
    does('pls shift rashaad out of inbox and into intro call, hes waited long enough', move('rashaad', 'Intro Call')),
    does('Yun-seo goes straight through to Panel. Harlan signed off on it.', move('yunseo', 'Panel')),
    does('Change of status for Makana Puaoi: Safety Clearance.', move('makana', 'Safety Clearance')),
    does('Tove Hagelund: the stage should read Safety Clearance, not Panel.', move('tove', 'Safety Clearance')),
    does("Brendan's papers are all back, so it is time he got to the Offer stage.", move('brendan', 'Offer')),
    does('She said yes!!! Yesenia can be marked as hired 🎉', move('yesenia', 'Hired')),
    does("Let's progress Farid Tavakoli, next box is Crew Day", move('farid1', 'Crew Day')),
    does('Please to put Brendan back in Panel, the clearance people want that we repeat it.', move('brendan', 'Panel')),
    does('minh anh 2 intro call', move('minhanh', 'Intro Call')),
    negated('Leave Makana where she is, Rosalba needs another day before Safety Clearance.'),
    nothing('We moved Dragomir to Crew Day last week and he was over the moon.'),
    hypothetical("When Thabiso's results are in I'll put him in Crew Day myself."),
    hypothetical('Harlan would have had Tove in Safety Clearance a week ago. Patience, I told him.'),
    asks('Move him up one, he was brilliant this morning.'),
    asks('Crew Day for Yun-seo and for Farid, thanks a bunch.', move('yunseo', 'Crew Day')),
    does(
      'Two status changes from the stand-up: Amaru becomes Intro Call, Makana becomes Safety Clearance.',
      move('amaru', 'Intro Call'),
      move('makana', 'Safety Clearance'),
    ),
    does(
      'Get Thabiso over to Crew Day and drop him the crew day details while you are at it.',
      move('thabiso', 'Crew Day'),
      followUp('thabiso', 'crew_day_details'),
    ),
  ],
  lift_feb: [
    does(
      'Kindly transfer the candidature of Ms. Vollmer to the stage Safety Clearance.',
      move('gretchen', 'Safety Clearance'),
    ),
    does(
      'So Anatole and I compared our notes over a very bad coffee, and, well, Thabiso is panel material. Make it so.',
      move('thabiso', 'Panel'),
    ),
    does('Makana signed! That makes her Hired.', move('makana', 'Hired')),
    does('Would it be possible that Amaru advances to the Wiring Test already today?', move('amaru', 'Wiring Test')),
    quoted('Anatole always says “straight to Panel with her” after five minutes with anybody.'),
  ],
  nursery_may: [
    does('Akinyi has sat in Shortlist for ten days, give her a place in Phone Chat.', move('akinyi', 'Phone Chat')),
    does('Solange made the cut for Shortlist, record that please.', move('solange', 'Shortlist')),
    does(
      'After a long Sunday with the CVs I think Tendai deserves the Phone Chat stage; place him there.',
      move('tendai', 'Phone Chat'),
    ),
    does(
      'Would you mind dragging Zawadi over to Head Office Interview? My mouse is dead.',
      move('zawadi', 'Head Office Interview'),
    ),
    does("Lemlem's next step is References and I want the board to show that today.", move('lemlem', 'References')),
    does(
      'Rukmini, promoted to Head Office Interview! Well earned after all that mud.',
      move('rukmini', 'Head Office Interview'),
    ),
    does('I need Juma advanced to Shortlist', move('juma', 'Shortlist')),
    does('The board is wrong about Cosmas. Offer is his stage from now on.', move('cosmas', 'Offer')),
    does('Adelino may proceed to the field trial.', move('adelino', 'Field Trial')),
    does('Hendrik has cleared head office; References it is.', move('hendrik', 'References')),
    does('For Filipa we skip shortlisting further, take her in Phone Chat', move('filipa', 'Phone Chat')),
    asks('Ayaan to Head Office Interview'),
    orElse(
      nothing('Did Hendrik ever make it to References, or is he still stuck at head office?'),
      calling(show('hendrik')),
    ),
    nothing('Rukmini was moved to the field trial too early, lesson learned.'),
    negated('Nobody reaches References before a trial, so Akinyi stays put.'),
    hypothetical('Once Lemlem has signed the consent form she can go to References.'),
    nothing('Filipa had a phone chat with Barnabas back in March, for another post.'),
  ],
});
