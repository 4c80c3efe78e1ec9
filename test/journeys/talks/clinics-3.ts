// In the clinics: what waits for approval, said yes and no to in words, and what is taken back.
import { calm, done, gated, idle, talk, talkAs, type TalkScript, told } from './talk.ts';

export const clinicDecisions: readonly TalkScript[] = [
  talk(
    'a rejection, yes, and back',
    { ...gated('Reject Wendy', 'reject_candidate wendy waits'), calls: ['reject_candidate waits'] },
    done('yes go ahead', 'reject_candidate wendy waits no longer', 'wendy: Applied → Rejected'),
    done('undo that', 'wendy: Rejected → Applied'),
  ),
  talk(
    'an offer, approved and stopped',
    {
      ...gated('Send Leah an offer at $52,000 starting October 5', 'send_offer leah waits'),
      calls: ['send_offer waits'],
      given: { candidate: 'c_leah', salary: 52000, start_date: '2026-10-05' },
    },
    done('approve', 'send_offer leah waits no longer', /^mail to leah: /),
    done('hold on, cancel that offer', /^no mail to leah: /),
  ),
  talk(
    'leave him',
    gated('reject Philip with the kind_no template', 'reject_candidate philip waits'),
    gated('actually no, leave him', 'reject_candidate philip waits no longer'),
    told('what stage is philip in', 'Applied'),
  ),
  talk(
    'what waits',
    { ...told("what's waiting for me?"), calls: ['list_approvals'] },
    gated('reject yuki, not enough OR experience', 'reject_candidate yuki waits'),
    told('whats waiting for approval now?', 'Yuki Tanaka'),
    done('ok approve it', 'reject_candidate yuki waits no longer', 'yuki: Applied → Rejected'),
    calm('anything else waiting?'),
  ),
  talk(
    'everybody at once',
    {
      ...gated('Send still_interested to everyone in the pipeline', /^send_followup\s+waits$/),
      calls: ['send_followup waits'],
    },
    calm('How many people would that go to?', /28/),
    gated("no, don't send it", /^send_followup\s+waits no longer$/),
  ),
  talk(
    'both of them',
    gated('Reject Wendy Ames and Maria Kowalski', 'reject_candidate wendy waits', 'reject_candidate mkowalski waits'),
    done(
      'approve both',
      'reject_candidate wendy waits no longer',
      'reject_candidate mkowalski waits no longer',
      'wendy: Applied → Rejected',
      'mkowalski: Applied → Rejected',
    ),
    done('oh no, bring Wendy back', 'wendy: Rejected → Applied'),
  ),
  talkAs(
    'paige',
    'the hiring manager decides',
    gated('reject wendy please', 'reject_candidate wendy waits'),
    { ...told("what's waiting for me?", 'Wendy Ames'), as: 'sunita' },
    { ...done('approve', 'reject_candidate wendy waits no longer', 'wendy: Applied → Rejected'), as: 'sunita' },
  ),
  talk(
    'everything from this chat',
    done('move raj to skills check', 'raj: Phone Screen → Skills Check'),
    done('add a note to him: fast typist', /^note on raj: .*fast typist/i),
    done('book 30 min for him with lena fri 11am', 'booked lena on raj, Fri 11 11:00, 30 min'),
    done(
      'undo everything from this chat',
      'raj: Skills Check → Phone Screen',
      /^no note on raj: .*fast typist/i,
      'called off lena on raj, Fri 11 11:00, 30 min',
    ),
  ),
  talk(
    'put Tom back',
    done('Move Tom to Onsite Interview', 'thomas: Applied → Onsite Interview'),
    done('Move Kim to Onsite Interview too', 'kim: Phone Screen → Onsite Interview'),
    done('put Tom back', 'thomas: Onsite Interview → Applied'),
    told('and where is Kim?', 'Onsite Interview'),
  ),
  talk(
    'a mail that is still held',
    done('send kim the still_interested template', 'mail to kim: Still interested, Kim?'),
    done('cancel the mail you were about to send', 'no mail to kim: Still interested, Kim?'),
    calm('did kim get anything from us just now?'),
  ),
  talk(
    'nothing to undo',
    calm('undo that'),
    done('move dana to offer', 'dana: Reference Check → Offer'),
    done('undo', 'dana: Offer → Reference Check'),
    calm('what did you just do?', /Dana/),
  ),
  talk(
    'undone by what it was',
    done('Move Olivia to Skills Check', 'olivia: Phone Screen → Skills Check'),
    done('Book 30 minutes with Joel for Natasha on Friday at 3pm', 'booked joel on tasha, Fri 11 15:00, 30 min'),
    done('undo the Olivia move', 'olivia: Skills Check → Phone Screen'),
    done('and the meeting as well', 'called off joel on tasha, Fri 11 15:00, 30 min'),
  ),
  talk(
    'the wrong interview',
    done("cancel Denise's interview tomorrow", 'called off lena on denise, Thu 10 10:00, 60 min'),
    done('wrong person!! restore it', 'booked lena on denise, Thu 10 10:00, 60 min'),
    done("cancel Derek's instead", 'called off sunita beth on derek, Mon 14 11:00, 60 min'),
  ),
  talk(
    'an offer that can wait',
    {
      ...gated('Make Irene an offer, 50k', 'send_offer irene waits'),
      given: { candidate: 'c_irene', salary: 50000 },
    },
    gated("nah, let's hold off until the references are in. decline it", 'send_offer irene waits no longer'),
    done('Send her the reference_request instead', 'mail to irene: Two references, please'),
    idle('thank you'),
  ),
  talk(
    'moved to Rejected',
    { ...gated('Move Grant to Rejected', 'reject_candidate grant waits'), calls: ['reject_candidate waits'] },
    calm('has he been rejected yet?'),
    done('approve the rejection', 'reject_candidate grant waits no longer', 'grant: Phone Screen → Rejected'),
  ),
];
