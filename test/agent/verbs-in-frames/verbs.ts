// Verbs by what they ask for, each as “base, done, doing: what follows”. The forms are written out: the planner makes its own.

import type { WantedCall } from '../../planner/instruction.ts';

interface Kind {
  readonly want: WantedCall;
  /** Said and approved before. */
  readonly before?: readonly string[];
  readonly said: string;
}

export const kinds: Readonly<Record<string, Kind>> = {
  toStage: {
    want: ['move_stage', { candidate: 'c_anita', stage: 'Technical Assessment' }],
    said: `
      move,moved,moving: Anita to Technical Assessment
      promote,promoted,promoting: Anita to Technical Assessment
      push,pushed,pushing: Anita through to technical assessment
      pass,passed,passing: Anita through to technical assessment
      put,put,putting: Anita in technical assessment
      send,sent,sending: Anita on to technical assessment
      take,taken,taking: Anita forward to technical assessment
      bring,brought,bringing: Anita forward to technical assessment
      shift,shifted,shifting: Anita to technical assessment
      transition,transitioned,transitioning: Anita to technical assessment
      upgrade,upgraded,upgrading: Anita to technical assessment
      fast track,fast tracked,fast tracking: Anita into the technical assessment
      drag,dragged,dragging: Anita over to technical assessment
      set,set,setting: Anita's stage to technical assessment
      flip,flipped,flipping: Anita to technical assessment
      change,changed,changing: Anita's status to technical assessment
      mark,marked,marking: Anita as technical assessment
      roll,rolled,rolling: Anita forward to technical assessment
      kick,kicked,kicking: Anita up to technical assessment
      hand,handed,handing: Anita over to technical assessment
      queue,queued,queueing: Anita up for technical assessment
      clear,cleared,clearing: Anita for technical assessment
      qualify,qualified,qualifying: Anita for technical assessment
      tag,tagged,tagging: Anita as technical assessment
      get,got,getting: Anita over to technical assessment
      usher,ushered,ushering: Anita into technical assessment
      jump,jumped,jumping: Anita straight to technical assessment
      level,leveled,leveling: Anita up to technical assessment
      assign,assigned,assigning: Anita to technical assessment
      migrate,migrated,migrating: Anita to technical assessment
      file,filed,filing: Anita under technical assessment
      pull,pulled,pulling: Anita into technical assessment
      carry,carried,carrying: Anita over to technical assessment
      toss,tossed,tossing: Anita into technical assessment
      funnel,funneled,funneling: Anita into technical assessment
      shuffle,shuffled,shuffling: Anita along to technical assessment
      log,logged,logging: Anita as technical assessment
      proceed,proceeded,proceeding: with Anita to technical assessment
      log,logged,logging: Anita as technical assessment
      tee,teed,teeing: Anita up for the technical assessment
      transition,transitioned,transitioning: Anita to technical assessment
    `,
  },
  onward: {
    want: ['move_stage', { candidate: 'c_anita', stage: 'Technical Assessment' }],
    said: `
      advance,advanced,advancing: Anita one stage
      promote,promoted,promoting: Anita
      bump,bumped,bumping: Anita to the next stage
      move,moved,moving: Anita along
      move,moved,moving: Anita up
      move,moved,moving: Anita one stage forward
      move,moved,moving: Anita to whatever comes next
      push,pushed,pushing: Anita forward
      pass,passed,passing: Anita to the next round
      pass,passed,passing: Anita through to the next step
      take,taken,taking: Anita further
      put,put,putting: Anita through
      send,sent,sending: Anita forward
      step,stepped,stepping: Anita up
      keep,kept,keeping: Anita moving
      roll,rolled,rolling: Anita forward
      get,got,getting: Anita moving
      nudge,nudged,nudging: Anita forward a stage
      transition,transitioned,transitioning: Anita to the next stage
      upgrade,upgraded,upgrading: Anita to the next stage
      move,moved,moving: forward with Anita
      press,pressed,pressing: ahead with Anita
      give,given,giving: Anita the nod
      clear,cleared,clearing: Anita for the next round
      put,put,putting: Anita up for the next round
      shift,shifted,shifting: Anita along
      nudge,nudged,nudging: Anita along to the next stage
    `,
  },
  back: {
    want: ['move_stage', { candidate: 'c_anita', stage: 'Applied' }],
    said: `
      move,moved,moving: Anita back to Applied
      send,sent,sending: Anita back to Applied
      return,returned,returning: Anita to Applied
      drop,dropped,dropping: Anita back into Applied
      roll,rolled,rolling: Anita back to Applied
      knock,knocked,knocking: Anita back to Applied
      slide,slid,sliding: Anita back to Applied
      walk,walked,walking: Anita back to Applied
      downgrade,downgraded,downgrading: Anita to Applied
      get,got,getting: Anita back to Applied
      move,moved,moving: Anita back one step
      send,sent,sending: Anita back one step
      push,pushed,pushing: Anita back one stage
      bump,bumped,bumping: Anita down a stage
    `,
  },
  rejection: {
    want: ['reject_candidate', { candidate: 'c_anita' }],
    said: `
      reject,rejected,rejecting: Anita
      turn,turned,turning: down Anita
      let,let,letting: Anita go
      let,let,letting: Anita down easy
      cut,cut,cutting: Anita loose
      drop,dropped,dropping: Anita
      knock,knocked,knocking: Anita back
      bin,binned,binning: Anita
      archive,archived,archiving: Anita's application
      close,closed,closing: Anita's application
      close,closed,closing: the door on Anita
      regret,regretted,regretting: Anita
      weed,weeded,weeding: Anita out
      count,counted,counting: Anita out
      kick,kicked,kicking: Anita to the curb
      dismiss,dismissed,dismissing: Anita
      remove,removed,removing: Anita from the process
      remove,removed,removing: Anita from the running
      take,taken,taking: Anita out of the pipeline
      take,taken,taking: Anita off the table
      pull,pulled,pulling: Anita from the process
      cross,crossed,crossing: Anita off the list
      strike,struck,striking: Anita from the list
      scratch,scratched,scratching: Anita off the list
      chop,chopped,chopping: Anita
      ditch,ditched,ditching: Anita
      deny,denied,denying: Anita
      release,released,releasing: Anita from the process
      give,given,giving: Anita a no
      give,given,giving: Anita a thumbs down
      send,sent,sending: Anita packing
      send,sent,sending: a rejection to Anita
      send,sent,sending: Anita a decline
      mark,marked,marking: Anita as rejected
      mark,marked,marking: Anita as declined
      flag,flagged,flagging: Anita as rejected
      update,updated,updating: Anita to rejected
      put,put,putting: Anita in rejected
      end,ended,ending: Anita's process
      end,ended,ending: it with Anita
      discontinue,discontinued,discontinuing: Anita's application
      call,called,calling: time on Anita
      pull,pulled,pulling: the plug on Anita
      part,parted,parting: with Anita
      wash,washed,washing: our hands of Anita
      deny,denied,denying: Anita's application
      cut,cut,cutting: ties with Anita
      scratch,scratched,scratching: Anita
      knock,knocked,knocking: Anita back
    `,
  },
  takenBack: {
    want: ['withdraw_offer', { candidate: 'c_kat' }],
    before: ['offer Katherine 95k', 'approve it'],
    said: `
      withdraw,withdrawn,withdrawing: Katherine's offer
      withdraw,withdrawn,withdrawing: the offer we made Katherine
      rescind,rescinded,rescinding: the offer to Katherine
      pull,pulled,pulling: the offer to Katherine
      pull,pulled,pulling: back the offer to Katherine
      retract,retracted,retracting: the offer to Katherine
      revoke,revoked,revoking: Katherine's offer
      take,taken,taking: back Katherine's offer
      take,taken,taking: Katherine's offer back
      take,taken,taking: the offer to Katherine off the table
      cancel,canceled,canceling: the offer to Katherine
      scrap,scrapped,scrapping: the offer to Katherine
      void,voided,voiding: Katherine's offer
      walk,walked,walking: back the offer to Katherine
      drop,dropped,dropping: Katherine's offer
      void,voided,voiding: Katherine's offer
    `,
  },
  sequenceBegun: {
    want: ['start_sequence', { candidate: 'c_anita', sequence: 'candidate-at-risk' }],
    said: `
      start,started,starting: the candidate-at-risk sequence for Anita
      launch,launched,launching: the candidate at risk sequence for Anita
      begin,begun,beginning: the candidate-at-risk sequence for Anita
      put,put,putting: Anita in the candidate-at-risk sequence
      enroll,enrolled,enrolling: Anita in the candidate-at-risk sequence
      enrol,enrolled,enrolling: Anita on the candidate at risk sequence
      add,added,adding: Anita to the candidate-at-risk sequence
      place,placed,placing: Anita in the candidate-at-risk sequence
      drop,dropped,dropping: Anita into the candidate-at-risk sequence
      kick,kicked,kicking: off the candidate-at-risk sequence for Anita
      run,run,running: Anita through the candidate-at-risk sequence
    `,
  },
  sequenceEnded: {
    want: ['stop_sequence', { candidate: 'c_anita' }],
    said: `
      stop,stopped,stopping: Anita's sequence
      end,ended,ending: Anita's sequence
      halt,halted,halting: the sequence for Anita
      cancel,cancelled,cancelling: Anita's sequence
      kill,killed,killing: Anita's sequence
      take,taken,taking: Anita off the sequence
      pull,pulled,pulling: Anita from the sequence
      remove,removed,removing: Anita from the sequence
      unenroll,unenrolled,unenrolling: Anita from the sequence
      get,got,getting: Anita out of the sequence
      turn,turned,turning: off Anita's sequence
      discontinue,discontinued,discontinuing: the sequence for Anita
    `,
  },
};
