// Which transactions promised work: whoever opened them tells the queue once they are committed, so that nobody waits for its next
// look.
const made = new WeakSet<object>();

export const notePromise = (tx: object): void => void made.add(tx);
export const hasPromised = (tx: object): boolean => made.has(tx);
