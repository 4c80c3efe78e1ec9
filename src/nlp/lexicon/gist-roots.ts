// Words that say much the same of an order, by a root of their own: what one of them was learned to mean holds for all.
// One root a line; verbs stand in their base form. Where a word has two roots, the later line wins.

export const roots: Readonly<Record<string, string>> = {
  move: 'move mv advance adv promote progress transfer graduate elevate escalate upgrade proceed bump forward push fast-track onward onwards advancement progression next put place',
  reject:
    'reject rej disqualify dq decline archive dismiss eliminate discard deny axe nix exclude rejection refuse unsuccessful unsuitable unfit dispo disposition regret regrets nope goodbye farewell ditch bin',
  offer: 'offer extend salary pay compensation package starting start commence begin contract wage remuneration',
  book: 'book schedule arrange organise organize plan reserve block calendar diary pencil slot meeting meet interview call chat sync appointment session catchup huddle rendezvous invite coffee lunch zoom debrief sit conversation talk speak',
  shift:
    'reschedule postpone delay rebook defer shift prepone later earlier instead rather bring change swap sooner adjust',
  cancel: 'cancel scrap scratch delete drop kill remove off cancellation void abort unbook unneeded needless',
  free: 'free available availability slots opening openings gap gaps window windows time times when busy spare',
  follow:
    'follow followup nudge chase ping poke remind reminder check-in checkin reengage touch chaser hit template letter pack guide info link details',
  tell: 'tell notify inform let know message text email mail write say update advise alert warn brief ask mention relay convey communicate assure reassure heads-up fyi hear aware learn informed slack dm whisper',
  note: 'note record file log jot remark register document profile capture minute card memo store save annotate',
  show: 'show open display view see story deal status details summary overview latest situation background news where stand rundown about info',
  find: 'who which list find search filter candidates applicants people folks anyone everyone everybody anybody all many count any someone',
  brief:
    'briefing morning today agenda priorities priority plate day first urgent focus menu tap tackle todo tasks needs deserves attention deck docket',
  log: 'history yesterday did done happened actions activity changed doings trail feed journal changes',
  metrics:
    'metrics figures numbers stats statistics kpi kpis performance dashboard report saved productivity velocity analytics scorecard',
  waiting:
    'approval approvals pending sign-off approve waiting decide decision decisions release confirm authorise authorize queue',
  undo: 'undo revert reverse roll rollback back restore unwind mistake oops wrong',
};
