// Puts words into the instruction field, for somebody to change or send.
export function writeOut(text: string): void {
  const field = document.querySelector<HTMLTextAreaElement>('#instruction');
  field?.setRangeText(text, 0, field.value.length, 'end');
  field?.focus();
}
