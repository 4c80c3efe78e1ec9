// How people speak of the sequences of letters that run by themselves, and of how long somebody will stay.
import type { Section } from './phrase.ts';

/** The built-in ones, by whose names alone a sequence can be told. */
const builtIn = [
  'application received',
  'interview scheduled',
  'offer extended',
  'candidate at risk',
  'candidate-at-risk',
  'at risk',
  'at-risk',
];
/** What is put into quotation marks and names one of them. */
export const isSequenceName = (text: string): boolean => builtIn.includes(text.toLowerCase().replaceAll(/[_-]/g, ' '));

export const officePhrases: readonly Section[] = [
  ...builtIn.map((name) => ({
    means: `put C in the ${name} sequence`,
    said: `
      (the) ${name} sequence to/for/on C .
      (the) ${name} sequence → C .
      enrol/enroll/enter C in/into/on ${name} .
      C should [be on|be in|be put on|be put in|go on|go in|go into|run through|get] (the) ${name} .
      get C going/started on/with (the) ${name} (sequence) .
      sign/put C up for/to/on (the) ${name} sequence/emails/mails/e-mails/messages/series .
      sign/enrol/enroll/subscribe C (up) for/to/on/in (the) ${name} (sequence/emails/mails/e-mails/messages/series) .
      [can|could|may] C [get|have|be on|be in|go into|join] (the) ${name} sequence .
      (the) ${name} sequence [may|can|should|must|is to] [begin|start|run] (now) for C .
    `,
  })),
  {
    means: 'put C in the X sequence',
    said: `
      put/enter/enrol/enroll/place/add/drop/pop C in/into/on/onto/to/for the X sequence .
      [begin|commence|initiate|trigger|kick off|fire up] the X sequence for/with/on C .
      sign C up for/to the X sequence .
      C belongs in/into/on the X sequence (by now) .
      C should [be in|be on|be put in|be put on|go in|go into|go on|run through|get|join] the X sequence .
      C [is to|has to|needs to|must] be [put|entered|enrolled|placed|added] in/into/on/onto/to the X sequence .
      C [is to|has to|needs to|must|can] [go in|go into|go on|join|run through|get] the X sequence .
      C into/onto the X sequence .
      run C through the X sequence .
      let the X sequence begin/start/run for C .
      let C [run through|go through|go into|join] the X sequence .
    `,
  },
  {
    means: 'put C in the candidate-at-risk sequence',
    said: `
      put/enter/enrol/enroll/place/add C in/into/on/to the sequence for candidates at risk .
      let the sequence for candidates at risk begin/start/run for C .
      begin/start/run/launch at/for/with/on C the sequence for candidates at risk .
      begin/start/run/launch the sequence for candidates at risk for/with/on/at C .
    `,
  },
  {
    means: 'stop the sequence for C',
    said: `
      end/stop/halt/finish/close/discontinue/kill/terminate C's sequence .
      end/stop/halt/finish/discontinue/kill/terminate the sequence for/of/with C .
      C's sequence [can|may|should|is to|has to|must] [end|stop|be stopped|be ended|be switched off|be turned off|be halted|be discontinued] (here) .
      the sequence (running) for/of C [can|may|should|is to|has to|must] [end|stop|be stopped|be ended|be switched off|be turned off|be halted|be discontinued] .
      switch/turn C's sequence off .
      switch/turn off C's sequence .
      sequence off for C .
      unsubscribe/unenrol/unenroll/unroll/remove/take C from/off/out the/any/every sequence .
      unsubscribe/unenrol/unenroll C .
      unenrol/unenroll/remove/unsubscribe C from [whatever sequence she is in|whatever sequence he is in|whatever sequence they are in] .
      get C out of the sequence .
      [there should be|there must be|there are to be] no more automatic/automated mails/emails/e-mails/messages for/to C .
      C [should get|should receive|gets|is to get|shall get|must get] no more automatic/automated mails/emails/e-mails/messages .
    `,
  },
  {
    means: 'stop the sequence for them',
    said: `
      her/his/their sequence [can|may|should|is to|has to|must] [end|stop|be stopped|be ended|be switched off|be turned off|be halted] (now) .
    `,
  },
  {
    means: 'score C',
    said: `
      [what does|what would] the model/score/prediction/forecast say about/on/for C .
      (give/tell/show) (me/us) the chances/odds/likelihood/probability [of C|that C] [sticking around|staying|stays|sticks around|will stay|leaving|leaves] (with us) .
      give/tell/show me/us the chances/odds/likelihood/probability [of C|that C] [sticking around|staying|stays|sticks around|will stay|leaving|leaves] (with us) .
      [what are|what's|what is] the chances/odds/likelihood/probability [of C|that C] [sticking around|staying|stays|sticks around|will stay|leaving|leaves] (with us) .
      [he wants|she wants|they want|i want|i need|we need|i'd like] [a|the] tenure/retention estimate/score/forecast/prediction/outlook on/for/of C .
      the retention/tenure prospects/outlook/chances/forecast of/for C [is to|are to|should|must|has to|have to] be evaluated/assessed/estimated/checked/calculated .
      [it would help (me) to know|know] what score [C gets|C has] .
      calculate/compute/estimate/assess/predict/check/give/tell (me/us) C's (probability/likelihood/chance/chances/odds) of staying/leaving .
      calculate/compute/estimate/assess/predict/check (me/us) the probability/likelihood/chance/chances/odds of C staying/leaving .
      evaluate/assess/rate/grade C for/on retention/tenure .
      (check/show/give) (me/us) the staying power of C .
      [what's|what is|whats] C scoring .
      (tell me) what score [does C get|C gets|C has|has C|C scores] .
      which score [does C get|C gets|C has|has C] .
      a tenure/retention estimate/score/forecast/prediction on/for/of C .
      how likely is C to stick/stay with us .
      C's retention/tenure outlook/forecast/estimate/prognosis .
      [have you|is there|got|do we have|do you have] a score on/for C .
    `,
  },
  {
    means: 'show C',
    said: `
      (have/take) a look at C's file/record/data/details/papers .
      (i need/want) a look at C .
      [what's|what is|whats] C's state of play .
      how does C's file/record/data/profile/application look .
      lay before me (the) [complete|full|whole|current] state of affairs regarding/concerning/about/of/with C .
    `,
  },
  {
    means: 'who is at risk',
    said: `
      anyone/anybody/who [about to|likely to] slip/drift/walk/wander away (from us) .
      [is anyone|is anybody|who's|who is] [about to|likely to] [slip away|drift away|drift off|walk away|drop out|jump ship] (from us) .
    `,
  },
];
