/** What this browser remembers. Private windows and full disks forget, and nothing breaks. */

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`cavale.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`cavale.${key}`, JSON.stringify(value));
  } catch {
    // not kept
  }
}
