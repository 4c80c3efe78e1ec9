// How words are written in chats and on phones: each line is the plain word, then its short and sloppy forms. Only whole words
// are read so, and only in what is an order: notes and messages keep every letter.

export const shorthand: readonly (readonly [plain: string, ...sloppy: readonly string[]])[] = [
  ['move', 'mv', 'mov', 'moove', 'mve'],
  ['reschedule', 'resched', 'rescedule', 'reshedule', 'rsched'],
  ['schedule', 'sched', 'scedule', 'shedule', 'schedual'],
  ['cancel', 'cxl', 'cncl', 'cancle', 'canx'],
  ['send', 'snd', 'sned'],
  ['offer', 'offr', 'ofer', 'offfer'],
  ['reject', 'rej', 'rejct', 'regect'],
  ['book', 'bk', 'boook'],
  ['message', 'msg'],
  ['follow up', 'fu', 'f/u'],
  ['approve', 'aprove', 'approv'],
  ['interview', 'intervw', 'intvw', 'intw', 'interveiw', 'iv', 'int'],
  ['meeting', 'mtg', 'meetin', 'meting'],
  ['next', 'nxt'],
  ['stage', 'stg'],
  ['about', 'abt', 'abut', 're'],
  ['for', '4'],
  ['to', '2', '->', '=>', '→', '⇒', '»'],
  ['with', 'w/', 'wth', 'wiht'],
  ['from', 'frm'],
  ['please', 'pls', 'plz', 'plse'],
  ["what's", 'whats', 'wots', "wot's", 'wats'],
  ["who's", 'whos'],
  ['what', 'wot', 'wat'],
  ['you', 'u'],
  ['are', 'r'],
  ['tomorrow', '2mrw', '2moro', 'tmrw', 'tmr'],
  ['and', '&', '+'],
];

/** Forms that are also figures or other words: only between words that show how they are meant. */
export const figures: ReadonlySet<string> = new Set(['2', '4', '+', 're', 'int', 'iv', 'r']);
