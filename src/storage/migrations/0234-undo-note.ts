// What stays of an action that was taken back: a correction that was sent cannot unsend the message.
export const undoNote = 'alter table action add column undo_note text;';
