// How people ask to see somebody, a list, or how things stand.
import type { Section } from './phrase.ts';

export const viewPhrases: readonly Section[] = [
  {
    means: 'show C',
    said: `
      bring/get me up to speed/date on/about/with C .
      bring/get/put me in the picture on/about/regarding C .
      catch/fill/clue me up/in on/about C .
      put me in the picture about/on C .
      give me the (quick/full/whole) lowdown/low-down/rundown/run-down/skinny/scoop/dope/story/dirt/tea/background/backstory/gist/gen/info/details/particulars/facts/picture/update/latest/status on/about/for/re C .
      give me (the) chapter and verse on C .
      give me a/an/some (quick/full/little/brief) rundown/run-down/overview/update/picture/recap/refresher/summary/snapshot/sketch/briefing on/of/about/for C .
      (the) lowdown/low-down/rundown/run-down/skinny/scoop/backstory/particulars/facts on/about/for C .
      [what's|what is] the (latest/current) lowdown/rundown/skinny/scoop/story/deal/situation/status/word/news/score/latest/update on/about/with/for/of C .
      [what's|what is] C's (current/latest) deal/story/status/situation/background/stage/state/standing .
      what do we have/know on/about C .
      what have we got on C .
      what've we got on C .
      [what's|what is] [up|new|cooking|happening|going on] with C .
      [what's|what is] the deal with C .
      where do/did we [land|stand|leave off|get to|get] with/on C .
      where are we at/with/on C .
      where are we (at) with/on C .
      [where's|where is] C (at/now/standing/sitting) ([right now|at the moment|in the process|in the pipeline|these days]) .
      where's C at .
      where does/did C stand/sit/land/fit .
      where has/did C [got|get|ended up|end up] (to) .
      how far has C got .
      how far along is C .
      [how's|how is] C [doing|faring|coming along|getting on|shaping up|progressing|tracking|looking] .
      how are things/we with C .
      pull/dig/look/bring/call/fetch/get up/out C's (full) record/profile/file/card/page/details/info/history/application .
      pull/dig/look/bring/call up C .
      dig out C .
      show/give/get/send/fetch me C's (full) record/profile/file/card/page/details/info/history/application .
      open (up) C's (full) record/profile/file/card/page/details/info/history/application .
      remind/refresh me who/about C (is) .
      remind me about C .
      refresh my memory on/about C .
      jog my memory on/about C .
      run me through C .
      walk me through C's (full) record/profile/file/card/page/details/info/history/application .
      talk me through C .
      tell me (all/more/something) about C .
      tell me what we know/have about/on C .
      let me [see|look at|have a look at|take a look at] C's (full) record/profile/file/card/page/details/info/history/application .
      any/anything news/word/movement/update/updates/progress/new/joy on/with/from/about/re C .
      any news on C .
      anything new on/with C .
      status/state check on/of C .
      status update on C .
      status on/of/for C .
      [who's|who is] C again .
      [can|could|may|might] i [see|have|look at|get|read] the/a page/file/record/profile/card/entry about/on/of/for C .
      the page/file/record/profile/card/entry about/on/of/for C .
      how long has C been [there|around|waiting|sitting|hanging|stuck|in there|sitting there|waiting there|hanging there|in the process|with us] .
      how long [since|is it since|has it been since|was it since] we/i/anyone/anybody/somebody (last) [spoke|talked|wrote|chatted|called|rang|contacted|emailed|e-mailed|messaged|texted|reached out|heard|were in touch] (to/with/from) C .
      (tell/show me) (when was) the last time we/i/anyone/anybody/somebody [spoke|talked|wrote|contacted|called|rang|emailed|e-mailed|messaged|texted|heard] (to/with/from) C .
      look C up .
      who is this C .
    `,
  },
  {
    means: 'score C',
    said: `
      retention/tenure/attrition/turnover estimate/score/prediction/forecast/outlook/odds/risk/check/projection/reading/number/figure for/of/on C .
      run/do/get/give/show/pull/compute/calculate/work out (me) (a/the) (retention/tenure/attrition/turnover/flight) (risk) estimate/score/prediction/forecast/odds/check/projection/reading/number/figure/numbers for/of/on C .
      run C through the retention/tenure/attrition/flight model/score/scoring/predictor .
      put C through the retention/tenure/attrition model/score/scoring/predictor .
      what are the odds (that) C [stays|leaves|sticks around|quits|walks] .
      what are the chances (that) C [stays|leaves|sticks around|quits|walks] .
      how likely is C to [stay|leave|stick around|quit|walk|jump ship] .
      how long will/would/might C [stay|last|stick around|stick with us] .
      will/would C [stay|stick around|last|jump ship|hang around] .
      is C likely to [stay|leave|stick around|quit|walk|jump ship] .
      is C a flight risk .
      is C going to [stay|leave|stick around|quit|walk|jump ship] .
      does C look like a flight risk .
      how sticky is C .
      flight risk on/of/for C .
      C's flight/retention/tenure/attrition/turnover risk .
      [what's|what is|whats|how's|how is|hows] C's flight/retention/tenure/attrition/turnover/stay/staying risk/score/odds/outlook/number/chances .
      [what's|what is|whats|how's|how is|hows] C's score .
      [what's|whats|hows|how's] C score .
      C flight/retention/tenure/attrition risk/score/odds .
      C score .
      how likely is it (that) C [will|would|is going to|is to] [remain|stay|leave|quit|stick around|walk] (with us) .
      how likely C [will|would] [remain|stay|leave|quit|stick around] (with us) .
      how likely is C to remain/go (with us) .
      how (big|much) (of) a flight risk is C .
      is C (likely) [a flight risk|at risk of leaving|likely to remain] .
      [odds|chances|chance] of C staying/leaving/quitting/remaining .
      would/will C [remain with us|be with us for long|still be here in a year] .
      C's retention score/risk/odds .
    `,
  },
  {
    means: 'who is at risk',
    said: `
      [who's|who is] about to slip/fall through the cracks/net .
      [who's|who is] slipping/falling through the cracks/net .
      who might/may/could slip/fall through the cracks/net .
      who are we about to lose .
      who are we in danger of losing .
      who are we (most) likely to lose .
      who could/might we lose .
      [who's|who is] going/gone/getting cold/stale .
      [who's|who is] about to [walk|ghost us|drop out] .
      [who's|who is] in danger of [dropping out|being lost|going cold] .
      who needs rescuing/saving .
      which candidates are going cold/stale .
      which candidates are slipping away .
      anyone/anybody slipping away .
      anyone going cold/stale .
      anyone about to drop out .
    `,
  },
  {
    means: 'morning brief',
    said: `
      [what's|what is] on my plate/desk/docket/agenda/radar/to-do/list .
      what have i got on (my plate) today .
      [what's|what is] [on|up|cooking|in store|ahead] (for) (me/us) today .
      what does my day/morning/today look like .
      what's my day/today look like .
      how does my day look .
      how's my day looking .
      walk/run/talk me through my/the day/morning .
      set me up for the day .
      get me up to speed for today .
      get me started for the day .
      what should i/we [tackle|start with|do|look at|get to] first .
      what needs (my/our) [attention|doing|sorting|looking at] ([today|now|this morning|right now]) .
      [what's|what is] (most) urgent/pressing/burning .
      what do i need to ([do|know|sort|tackle|look at]) [today|this morning] .
      [is there|have i got|do i have] anything (else/urgent/important) (that) (i/we) [should|need to|have to|must|ought to|to|needs] [look at|know|deal with|do|see|handle|take care of|sort|read|be aware of|attention]
      anything (else/urgent/important) (that) i/we [should|need to|have to|must|ought to] [look at|know|deal with|do|see|handle|take care of|sort|read|be aware of]
      where are the fires .
      any fires (to put out) .
      [what's|what is] on fire .
      good morning what's on .
    `,
  },
  {
    means: 'show the metrics',
    said: `
      numbers/figures/stats/metrics/kpis for/from/in/of
      (the/our/my) numbers/figures/stats/metrics/kpis (please) for/from/in/of
      how did we [do|fare|perform|get on|make out] in/over/during
      how are the numbers (looking)
      how do the numbers look
      what do the numbers/figures/stats say/look like
      give/show/get/send/fetch me (the/our/my) numbers/figures/stats/metrics/kpis
      crunch the numbers for
      pull (up/together) (the/our/my) numbers/figures/stats/metrics/kpis
    `,
  },
  {
    means: 'what did you do',
    said: `
      what was/got [made|done|changed|carried out|executed|actioned] in the system
      what has been [made|done|changed|carried out|executed|actioned] in the system
      what's/what has been [going on|happening] in the system
      show/give/list/see me what you/we/muster [did|have done|changed|got up to|got done]
      what did we get done/through
      what have you (managed to) [done|got done|get done|gotten done|finished] (for me/us) (so far)
      what have you [got|gotten] done (for me/us) (so far)
      what did you [do|get done|manage|manage to do] for me/us (so far)
      what have you/we been up to
      what did you/we get up to
    `,
  },
  {
    means: 'stop the sequence for C',
    said: `
      take C [off|out of] the (automatic/automated) sequence/drip/cadence/autopilot/emails/e-mails/mails/mailings/messages
      take/cut/switch/turn off/out the automatic/automated emails/e-mails/mails/mailings/messages/reminders for/to C
      stop the automatic/automated/auto emails/e-mails/mails/mailings/messages/reminders for/to C
      stop pestering/bugging/spamming/badgering/hassling/e-mailing/emailing C (automatically)
      call off the (automatic/automated) sequence/drip/cadence/emails/e-mails/mails/mailings/messages for/to C
      leave C alone with the automatic/automated sequence/drip/cadence/emails/e-mails/mails/mailings/messages
      no more automatic/automated/auto emails/e-mails/mails/mailings/messages/reminders for/to C
    `,
  },
];
