import { Injectable, signal } from '@angular/core';

// #docregion contract
/** What the list shows. */
export interface RequestSummary {
  id: number;
  subject: string;
  customer: string;
  isDone: boolean;
}

/** What only the detail shows. */
export interface RequestDetail {
  id: number;
  text: string;
  phone: string;
}
// #enddocregion contract

const SUBJECTS = [
  [
    'Squeaking brakes',
    'Ayla Brandt',
    'The front brake squeaks when it rains. New pads did not help.',
  ],
  [
    'Cargo bike for a weekend',
    'Jonas Weir',
    'We move on Saturday. Is a cargo bike free until Sunday?',
  ],
  ['Lost key', 'Mei Castell', 'The key of my frame lock is gone. The number is on the invoice.'],
  ['Winter storage', 'Tove Lindgren', 'Can two tandems stay with you from November to March?'],
  ['Crooked rim', 'Rui Abreu', 'The rear wheel rubs since a pothole. Is it worth a repair?'],
  ['Child seat', 'Noor Haddad', 'Which seat fits a folding bike? My daughter is two years old.'],
  [
    'Battery range',
    'Ilse Vermeer',
    'The battery lasts 30 kilometers instead of 70. Can you test it?',
  ],
] as const;

/** Stands in for a server with seven requests of customers, and takes half a second. */
@Injectable()
export class RequestService {
  /** While this is true, every request fails, so that you can see the error. */
  readonly fails = signal(false);
  private done: ReadonlySet<number> = new Set([3]);

  async load(signal: AbortSignal): Promise<readonly RequestSummary[]> {
    await this.answer(signal);
    return SUBJECTS.map(([subject, customer], index) => ({
      id: index + 1,
      subject,
      customer,
      isDone: this.done.has(index + 1),
    }));
  }

  async loadDetail(id: number, signal: AbortSignal): Promise<RequestDetail> {
    await this.answer(signal);
    return { id, text: SUBJECTS[id - 1][2], phone: `555-01${String(40 + id * 7)}` };
  }

  async finish(id: number): Promise<void> {
    await this.answer();
    this.done = new Set([...this.done, id]);
  }

  private async answer(signal?: AbortSignal): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, 500);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(new DOMException('A newer request replaced this one', 'AbortError'));
      });
    });
    if (this.fails()) throw new Error('The server returned 503');
  }
}
