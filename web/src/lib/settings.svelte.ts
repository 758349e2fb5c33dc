import { recall, remember } from './storage';

export type Motion = 'system' | 'none' | 'full';

type Saved = {
  sounds: boolean;
  motion: Motion;
  size: number;
  locale: string;
  guide: boolean;
  talk: boolean;
  name: string;
};

const FIRST: Saved = { sounds: false, motion: 'system', size: 100, locale: '', guide: true, talk: true, name: '' };
const CALM = '(prefers-reduced-motion: reduce)';

/** What this device prefers. */
class Settings {
  private saved = $state<Saved>({ ...FIRST, ...recall<Partial<Saved>>('settings', {}) });
  private calm = $state(matchMedia(CALM).matches);

  constructor() {
    matchMedia(CALM).addEventListener('change', (event) => (this.calm = event.matches));
  }

  get sounds(): boolean {
    return this.saved.sounds;
  }
  get motion(): Motion {
    return this.saved.motion;
  }
  get size(): number {
    return this.saved.size;
  }
  get locale(): string {
    return this.saved.locale;
  }
  get guide(): boolean {
    return this.saved.guide;
  }
  /** Bots say what they are up to. */
  get talk(): boolean {
    return this.saved.talk;
  }
  get name(): string {
    return this.saved.name;
  }
  /** No motion: asked for here, or in the system and not denied here. */
  get quiet(): boolean {
    return this.saved.motion === 'none' || (this.saved.motion === 'system' && this.calm);
  }

  set(change: Partial<Saved>): void {
    this.saved = { ...this.saved, ...change };
    remember('settings', this.saved);
  }
}

export const settings = new Settings();
