// Hands a file to whoever sits before the page, as a download.

export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

export const saveText = (text: string, name: string, type = 'text/csv;charset=utf-8'): void =>
  saveFile(new Blob([text], { type }), name);
