/** Folders whose own folders are one room with them. */
const whole = ['app', 'content', 'e2e'];

/**
 * The room of a file: its folder below `components`, `lib` or `scripts`, or the whole top folder.
 * Files at the project's root have the room `.`.
 */
export function roomOf(path: string): string {
  const [top = '', second, third] = path.split('/');
  if (second === undefined) return '.';
  return whole.includes(top) || third === undefined ? top : `${top}/${second}`;
}

/** Whether a path lies in a place: the place itself, or below it. `.` is a file at the root. */
export function isWithin(path: string, place: string): boolean {
  if (place === '.') return !path.includes('/');
  return path === place || path.startsWith(`${place}/`);
}
