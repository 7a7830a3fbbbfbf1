/** Top folders that are a single room, with all their subfolders. */
const singleRooms = ['app', 'content', 'e2e'];

/**
 * Returns the room of a file: its folder in `components`, `lib` or `scripts`, or its top folder. Files at the
 * project's root are in the room `.`.
 */
export function roomOf(path: string): string {
  const [top = '', second, third] = path.split('/');
  if (second === undefined) return '.';
  return singleRooms.includes(top) || third === undefined ? top : `${top}/${second}`;
}

/** Whether a path is the given place or inside of it. The place `.` contains only the files at the root. */
export function isWithin(path: string, place: string): boolean {
  if (place === '.') return !path.includes('/');
  return path === place || path.startsWith(`${place}/`);
}
