// What each section of the settings is given.
import type { SettingsChange } from '../api/settings.ts';
import type { Settings } from '../api/wire.ts';

export interface SectionProps {
  readonly settings: Settings;
  readonly change: (part: SettingsChange) => void;
}
