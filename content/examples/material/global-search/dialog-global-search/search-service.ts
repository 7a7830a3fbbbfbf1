import { Injectable, signal } from '@angular/core';

// #docregion contract
export interface Found {
  id: number;
  kind: 'Objects' | 'Artists' | 'Rooms';
  title: string;
  text: string;
}
// #enddocregion contract

const ENTRIES: readonly Found[] = [
  { id: 1, kind: 'Objects', title: 'Blue heron vase', text: 'Porcelain, 1781, room 4' },
  { id: 2, kind: 'Objects', title: 'Ship’s clock', text: 'Brass, 1840, room 2' },
  { id: 3, kind: 'Objects', title: 'Herring barrel', text: 'Oak, about 1900, room 2' },
  { id: 4, kind: 'Objects', title: 'Portrait of a pilot', text: 'Oil on canvas, 1866, room 5' },
  { id: 5, kind: 'Objects', title: 'Sea chest', text: 'Camphor wood, 1795, room 2' },
  { id: 6, kind: 'Objects', title: 'Map of the sea roads', text: 'Copper engraving, 1702, room 3' },
  { id: 7, kind: 'Artists', title: 'Hermine Adler', text: 'Painter, 1831 to 1902' },
  { id: 8, kind: 'Artists', title: 'Piet Overzee', text: 'Engraver, 1660 to 1719' },
  { id: 9, kind: 'Artists', title: 'Ada Marlow', text: 'Potter, born 1954' },
  { id: 10, kind: 'Rooms', title: 'Harbor and sea', text: 'Room 2, ground floor' },
  { id: 11, kind: 'Rooms', title: 'Maps', text: 'Room 3, upper floor' },
  { id: 12, kind: 'Rooms', title: 'Porcelain', text: 'Room 4, upper floor' },
];

/** Stands in for a server: returns what contains a text, and takes a moment. */
@Injectable({ providedIn: 'root' })
export class SearchService {
  /** While this is true, every search fails, so that you can see the error. */
  readonly fails = signal(false);
  /** What was opened last. An application keeps it in `localStorage`. */
  readonly recent = signal<readonly Found[]>([]);

  async search(query: string, signal: AbortSignal): Promise<readonly Found[]> {
    await latency(400, signal);
    if (this.fails()) throw new Error('The server returned 503');
    const word = query.toLowerCase();
    return ENTRIES.filter(({ title, text }) => `${title} ${text}`.toLowerCase().includes(word));
  }

  remember(found: Found): void {
    this.recent.update((recent) =>
      [found, ...recent.filter(({ id }) => id !== found.id)].slice(0, 3),
    );
  }
}

function latency(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('A newer search replaced this one', 'AbortError'));
    });
  });
}
