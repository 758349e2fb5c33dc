/** Things remembered on this device. A browser that forbids it forgets them, and nothing else happens. */

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`seance.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`seance.${key}`, JSON.stringify(value));
  } catch {
    // Private windows and full disks: the table works without.
  }
}
