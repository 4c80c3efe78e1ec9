// Questions in plain words, before a message is cut into clauses: “show me please who …”, “rattle off who is in …”, “how did October
// look?”. What was put into quotation marks is not here any more.
import { asked } from './lexicon/asked-plainly.ts';
import { handedOver } from './lexicon/handed-over.ts';
import { rewriting } from './patterns/tried.ts';

export const askedPlainly = rewriting([...handedOver, ...asked]);
