// Forty-third further batch: the same people on their phones, typed in haste or dictated.
import { book, cancel, find, followUp, free, message, move, note, offer, reschedule, tell } from '../../../calls.ts';
import { asks, does, inStyle, negated } from '../../../says.ts';

export const phone = inStyle('fresh43-phone', {
  visiting_sep: [
    does('divyas call 2 thurs 9.30 pls', reschedule('div', '2027-09-09T09:30')),
    does(
      'cud u tell lorcan ewelina needs the payrol test first',
      tell('lorcan', 'ewelina needs the payrol test first|ewelina needs the payroll test first'),
    ),
    does('is eamonn free weds aft for an hr', free('eamonn', '2027-09-08', '2027-09-09', 60)),
    does(
      'okay so move caitriona to intro call and send her the call invite',
      move('caitriona', 'Intro Call'),
      followUp('caitriona', 'call_invite'),
    ),
    does('hv we anyone new 4 payroll', find({ stage: 'New', job: 'pay' })),
    negated('dont send maeve anything yet pls'),
    does(
      'book ruairi with bozena and padma friday at one for three quarters of an hour',
      book('2027-09-10T13:00', 45, 'bozena padma', { about: 'ruairi' }),
    ),
  ],
  visiting_nov: [
    does('scrap orlaiths call tmrw', cancel('orl')),
    does('note on adaeze that she cant do nights', note('adaeze', 'she cant do nights')),
    does('ewelinas call mon an hr later', reschedule('ewi', '2027-11-29T10:00')),
    does(
      'tunde 54k euro strt 10 jan send the offer',
      offer('tunde', { salary: 54000, currency: 'EUR', start_date: '2028-01-10' }),
    ),
    does('msg mircea bring warm clothes', message('mircea', 'bring warm clothes')),
    asks('push sean to shadow shift'),
  ],
});
