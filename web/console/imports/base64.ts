// The bytes of a chosen file in base64, whatever its encoding: the service decides what they say.
export const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const url = typeof reader.result === 'string' ? reader.result : '';
      resolve(url.slice(url.indexOf(',') + 1));
    });
    reader.addEventListener('error', () => reject(new Error('the file cannot be read', { cause: reader.error })));
    reader.readAsDataURL(file);
  });
