// Light, dark, or as the system has it. Kept in this browser; nothing else is.
const key = 'muster.theme';

type Theme = 'light' | 'dark';

const isTheme = (value: string | null): value is Theme => value === 'light' || value === 'dark';

export function restoreTheme(): void {
  const kept = localStorage.getItem(key);
  if (isTheme(kept)) document.documentElement.dataset['theme'] = kept;
}

export function switchTheme(): Theme {
  const next = presentTheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset['theme'] = next;
  localStorage.setItem(key, next);
  return next;
}

export function presentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'] ?? null;
  if (isTheme(chosen)) return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Also where the system changes to the dark while the page stands open. */
export function onThemeChange(told: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', told);
  return () => system.removeEventListener('change', told);
}
