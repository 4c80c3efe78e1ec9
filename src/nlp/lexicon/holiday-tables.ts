// Holidays of the world beside those of a US office: of the services, of Christian, Orthodox, Jewish, Islamic, Chinese and
// Indian calendars, of other countries, and days that the United Nations proclaimed. One rule a line, its numbers before the
// colon; names are written without apostrophes and points.

/** Month and day. */
export const days = `
  1 6: orthodox christmas eve
  1 7: orthodox christmas, orthodox christmas day, russian christmas, serbian christmas, coptic christmas
  1 14: orthodox new year, old new year
  1 19: timkat, orthodox epiphany, theophany
  1 25: burns night
  1 26: republic day, republic day of india
  1 27: holocaust remembrance day, international holocaust remembrance day
  2 2: candlemas, candlemas day
  2 4: world cancer day
  2 6: waitangi day
  2 12: lincolns birthday, lincoln day, darwin day
  3 19: st josephs day, saint joseph day, feast of st joseph
  3 20: nowruz, norooz, novruz, persian new year, nauroz, nauryz
  3 20: spring equinox, vernal equinox, international day of happiness
  3 21: world down syndrome day, world poetry day
  3 22: world water day
  3 25: annunciation, feast of the annunciation, lady day
  3 31: cesar chavez day
  4 1: all fools day, april fools day
  4 2: world autism awareness day, autism awareness day
  4 5: qingming, qingming festival, ching ming festival, tomb-sweeping day, tomb sweeping day
  4 7: world health day
  4 10: siblings day, national siblings day
  4 15 6+2 7+1: tax day
  4 16: emancipation day
  4 23: world book day, shakespeare day
  4 27 7-1: kings day, koningsdag, south african freedom day
  5 3: world press freedom day
  5 9: rabindra jayanti, rabindranath jayanti, tagore jayanti
  5 9: victory day, europe day
  5 12: nurses day, international nurses day
  5 15: international day of families
  6 5: world environment day
  6 6: d-day, d day
  6 14: flag day, army birthday, us army birthday
  6 19: juneteenth day, juneteenth national independence day, freedom day
  6 20: world refugee day
  6 21: summer solstice, international yoga day, world music day
  6 24: st johns day, st john the baptist day, st jean baptiste day, midsummer day, nativity of st john
  6 29: feast of saints peter and paul, saints peter and paul
  7 12: battle of the boyne, orangemens day
  7 18: mandela day, nelson mandela day
  7 30: friendship day, international friendship day
  8 4: coast guard birthday, coast guard day
  8 7: purple heart day
  8 15: assumption, feast of the assumption, assumption day
  8 15: indian independence day, independence day of india
  8 19: world humanitarian day
  8 26: womens equality day
  9 8: international literacy day
  9 16: mexican independence day
  9 18: air force birthday
  9 21: international day of peace, world peace day
  9 22: fall equinox, autumnal equinox, autumn equinox
  9 29: michaelmas, michaelmas day
  10 1: chinese national day, national day of china
  10 2: gandhi jayanti, gandhis birthday
  10 3: german unity day, day of german unity
  10 4: feast of st francis, feast of st francis of assisi, world animal day
  10 5: world teachers day, teachers day
  10 10: world mental health day
  10 11: national coming out day, coming out day
  10 13: navy birthday
  10 16: world food day
  10 24: united nations day, un day
  10 31: reformation day, all hallows eve, all saints eve, allhallows eve
  11 1: all hallows, all hallows day, allhallows, hallowmas, feast of all saints, solemnity of all saints
  11 2: day of the dead, dia de los muertos, dia de muertos
  11 10: marine corps birthday, usmc birthday
  11 11: st martins day, martinmas
  11 13: world kindness day
  11 14: childrens day in india
  11 19: international mens day, mens day
  11 20: universal childrens day, childrens day, transgender day of remembrance
  12 1: world aids day
  12 3: international day of persons with disabilities
  12 7: pearl harbor day, pearl harbor remembrance day
  12 8: immaculate conception, feast of the immaculate conception
  12 10: human rights day
  12 12: our lady of guadalupe, feast of our lady of guadalupe
  12 13: national guard birthday
  12 13: st lucys day, st lucia day, st lucias day, feast of st lucy
  12 16: day of reconciliation
  12 20: space force birthday
  12 21: winter solstice
  12 23: festivus
  12 28: holy innocents day
`;

/** Month, weekday from Monday 1, which of them (-1 the last), days after it. */
export const weekdays = `
  1 1 3 0: mlk jr day, dr martin luther king jr day, martin luther king day, civil rights day
  2 1 3 0: presidents day, washingtons birthday, george washingtons birthday, family day
  2 7 2 0: super bowl, superbowl, superbowl sunday
  3 7 2 0: daylight saving, daylight savings, start of daylight saving time, daylight saving time starts
  4 1 3 0: patriots day, marathon monday
  4 4 4 0: take our daughters and sons to work day, take your child to work day, take your daughter to work day
  4 5 -1 0: arbor day, national arbor day
  5 1 -1 0: spring bank holiday
  5 1 1 0: early may bank holiday, may bank holiday
  5 6 3 0: armed forces day
  5 7 2 -2: military spouse appreciation day, military spouse day
  6 1 2 0: kings birthday, queens birthday
  7 5 -1 0: system administrator appreciation day, sysadmin day
  8 1 -1 0: summer bank holiday, august bank holiday
  8 1 1 0: civic holiday, august bank holiday in ireland
  9 5 3 0: pow/mia recognition day, pow mia recognition day
  9 7 -1 0: gold star mothers day, gold star mothers and families day
  10 1 2 0: indigenous peoples day, native american day, canadian thanksgiving, thanksgiving in canada
  10 6 3 0: sweetest day
  11 1 1 1: election day, us election day, voting day
  11 2 1 0: melbourne cup, melbourne cup day
  11 4 4 -1: thanksgiving eve
  11 4 4 1: day after thanksgiving, native american heritage day
  11 7 1 0: end of daylight saving time, daylight saving time ends
`;

/** Month, weekday, and the day that it is not after. */
export const lastBefore = `
  4 3 27: administrative assistants day, secretaries day, admin day
  5 1 24: victoria day
  6 5 25: midsummer eve, midsummers eve
  6 6 26: midsummer, midsommar
  11 7 26: christ the king, feast of christ the king
  12 7 3: advent, first sunday of advent, advent sunday, start of advent
`;

/** Days from Easter, in the West and in the East. */
export const easter = `
  -49: quinquagesima, shrove sunday
  -46: first day of lent, start of lent, beginning of lent
  -4: spy wednesday, holy wednesday
  -3: holy and great thursday, great thursday, sheer thursday, green thursday
  -2: holy friday, great friday, black good friday
  -1: great saturday, holy saturday, easter eve, easter saturday, easter vigil, the great sabbath, hallelujah saturday
  0: resurrection sunday, easter day, the resurrection of our lord
  7: low sunday, divine mercy sunday
  39: feast of the ascension, ascension of jesus, ascension of the lord, holy thursday of ascension
  49: pentecost sunday, white sunday, whitsun
  50: monday of the holy spirit, whit monday, whitmonday, pentecost monday
  60: feast of corpus christi, body and blood of christ
  68: sacred heart, feast of the sacred heart
`;
export const orthodox = `
  -48: clean monday, orthodox clean monday, orthodox shrove monday, pure monday, great lent, orthodox lent, start of great lent, ash monday, monday of lent, green monday
  -8: lazarus saturday
  -7: orthodox palm sunday, branch sunday
  -3: orthodox holy thursday, orthodox maundy thursday, orthodox great thursday, orthodox covenant thursday
  -2: orthodox good friday, orthodox great friday, orthodox holy friday
  -1: orthodox holy saturday, orthodox great saturday, orthodox easter saturday, orthodox black saturday
  0: orthodox easter, orthodox easter sunday, orthodox easter day, greek easter, pascha
  1: orthodox easter monday
  39: orthodox ascension, orthodox ascension day
  49: orthodox pentecost, orthodox whitsun, orthodox whit sunday
  50: orthodox whit monday, orthodox pentecost monday, orthodox whitmonday
`;

/** Month from Chaitra 0, lunar day 1 to 30, hour in India that decides, days after it. */
export const hindu = `
  0 1 6.3 0: ugadi, yugadi, gudi padwa, hindu new year, telugu new year, marathi new year, samvatsaradi, samvatsarudi, chaitra sukladi
  0 9 12.3 0: ram navami, rama navami, rama navmi, ramanavami
  0 13 6.3 0: mahavir jayanti, mahavir janma kalyanak, mahaveer jayanti, mahavira jayanti
  0 15 6.3 0: hanuman jayanti, hanuman jayanthi
  1 3 6.3 0: akshaya tritiya
  1 15 6.3 0: buddha purnima, buddha day, buddhas birthday, buddha jayanti, vaisakha
  1 15 18 0: vesak, vesak day, wesak, waisak, vesak poya
  3 2 6.3 0: rath yatra, ratha yatra, ratha jatra, chariot festival, rathayatra
  3 15 6.3 0: guru purnima
  4 15 9 0: raksha bandhan, rakhi, rakshabandhan, raksha bandan
  4 23 6.3 0: janmashtami, krishna janmashtami, gokulashtami, krishnashtami, krishna jayanti, sri krishna jayanti
  5 4 12.3 0: ganesh chaturthi, ganesha chaturthi, vinayaka chaturthi, vinayaka chavithi, ganesh chaturthi festival
  6 1 6.3 0: navaratri, navratri, sharad navratri, durga puja start
  6 7 6.3 0: durga puja, maha saptami, saptami
  6 8 6.3 0: maha ashtami, durga ashtami
  6 9 14 0: maha navami, mahanavami
  6 10 14 0: dussehra, dussehara, vijayadashami, vijaya dashami, dasara, dashain, dasera, dashahara
  6 15 6.3 0: valmiki jayanti, maharishi valmiki jayanti, sharad purnima, pargat diwas
  6 19 20 0: karva chauth, karwa chauth, karaka chaturthi
  6 28 19 0: dhanteras, dhanatrayodashi, dhan teras
  6 29 23.5 0: choti diwali, kali chaudas, bhoot chaturdashi, day before diwali
  6 29 5 0: naraka chaturdashi, roop chaudas, narak chaturdashi
  6 30 18 0: diwali, deepavali, divali, dipavali, lakshmi puja, laxmi puja, diwali day
  6 30 18 1: govardhan puja, annakut, bali pratipada, gujarati new year
  7 2 12 0: bhai dooj, bhaiya dooj, bhai duj, bhau beej, bhai bij, bhai tika
  7 6 6.3 0: chhath, chhath puja, chhath parva, surya shashthi, dala puja, dala chhath
  7 15 6.3 0: guru nanak jayanti, guru nanak gurpurab, gurpurab, guru nanaks birthday, kartik purnima
  9 7 6.3 0: guru gobind singh jayanti, guru gobind singh birthday, guru govind singh jayanti
  10 5 10 0: vasant panchami, basant panchami, saraswati puja, saraswati jayanti
  10 15 6.3 0: guru ravidass jayanti, guru ravidas jayanti, guru ravidass birthday, guru ravidas birthday
  10 29 24 0: maha shivaratri, mahashivratri, maha shivratri, shivaratri, shivratri
  11 15 18.5 0: holika dahan, chhoti holi, kamudu pyre, choti holi
  11 15 18.5 1: holi, dhulandi, dhulivandan, phagwah, phagwa, dhuleti, festival of colors, festival of colours, rangwali holi, dolyatra
`;
/** Sign that the sun enters, and the hour after which the next day counts. */
export const suns = `
  0 6: vishu, puthandu, tamil new year, bihu, pohela boishakh
  0 24: vaisakhi, baisakhi, vaishakhi, vasakhi, mesadi
  9 -6: mattu pongal, kanuma
  9 16: makar sankranti, makara sankranti, sankranti, uttarayan, maghi
  9 18: pongal, thai pongal
  9 -30: kaanum pongal, kanum pongal, kanuma pandigai
  9 40: lohri, bhogi
`;
/** Mansion of the moon, sign of the sun. */
export const mansions = `
  7 9: thaipusam, thai poosam
  21 4: onam, thiruvonam, thiru onam
`;

/** Month, day, days after it: a Jewish day begins on the evening before. */
export const hebrew = `
  Nisan 27 -1 5-1 7+1: yom hashoah, yom hashoah day, holocaust day, yom ha-shoah
  Iyar 4 -1 4-1 5-2 7+1: yom hazikaron
  Iyar 5 -1 5-1 6-2 1+1: yom haatzmaut, yom haatsmaut, yom haatzmaut day, israeli independence day
  Iyar 28 -1: yom yerushalayim, jerusalem day
  Av 15 -1: tu bav
  Tevet 10 -1: tenth of tevet, asara btevet
  Tishri 21 -1: hoshana rabbah, hoshana raba
  Tishri 1 -1: rosh hashana, rosh hashanna, rosh ha shanah, feast of trumpets
  Tishri 10 -1: day of atonement
  Tishri 15 -1: succot, sukkos, succos, succoth, sukkoth, sukkoth, feast of tabernacles
  Kislev 25 -1: festival of lights, feast of dedication, chanuka, hannukah, hanukkah, hanuka
  Nisan 15 -1: pesah, first day of passover, start of passover, passover
  Sivan 6 -1: shavuos, shavuoth
`;
export const islamic = `
  1 1 0: arabic new year, muslim new year, islamic new year
  3 12 0: mawlid al nabi, eid milad, milad, birthday of the prophet, the prophets birthday
  7 27 0: isra and miraj, the prophets ascension, prophets ascension, ascension of the prophet, night journey, the night journey, ascension to heaven, isra miraj, al isra wal miraj, laylat al-miraj
  8 15 0: shab e barat, laylat al-baraat, mid-shaban, bara night
  9 1 0: start of ramadan, beginning of ramadan, first day of ramadan
  10 1 0 6-1 7-2 1-3 2-4 3-5 4-6 5-7: jamat ul-vida, jumat ul-vida, jamat ul-wida, last friday of ramadan, al-quds day, quds day
  10 1 0: eid, eid al fitr, id al-fitr, id ul-fitr, idul fitri, end of ramadan, hari raya puasa, lesser eid, feast of breaking the fast
  12 9 0: day of arafat, arafat day, day of arafah
  12 10 0: id al-adha, hari raya haji, greater eid, festival of sacrifice, feast of sacrifice, sacrifice feast, sacrifice festival, bakr id, bakra eid, bakri eid, kurban bayram, qurban bayrami, tabaski, eid e qurban
`;
export const chinese = `
  1 1 -1: chinese new years eve, lunar new years eve
  1 1 0: tet, tet nguyen dan, seollal, losar, chinese lunar new year, chinese lunar new years day
  7 7 0: qixi, qixi festival, double seventh festival
  7 15 0: ghost festival, hungry ghost festival, zhongyuan festival
  8 15 0: chuseok, mooncake festival, mid-autumn day
  9 9 0: chongyang festival, double nine festival
`;
