/** The browser's storage; `null` where it is closed to us. */
export function openStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
