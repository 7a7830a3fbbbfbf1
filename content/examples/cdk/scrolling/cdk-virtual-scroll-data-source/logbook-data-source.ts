import { CollectionViewer, DataSource } from '@angular/cdk/collections';
import { BehaviorSubject, Observable, Subscription, timer } from 'rxjs';

const LENGTH = 5000;
const PAGE_SIZE = 50;

/** Fetches the entries of a log book in pages of fifty. Entries that have not been loaded are undefined. */
export class LogbookDataSource extends DataSource<string | undefined> {
  private readonly entries = new Array<string | undefined>(LENGTH).fill(undefined);
  private readonly stream = new BehaviorSubject<(string | undefined)[]>(this.entries);
  private readonly asked = new Set<number>();
  private readonly subscription = new Subscription();

  connect(viewer: CollectionViewer): Observable<(string | undefined)[]> {
    this.subscription.add(
      viewer.viewChange.subscribe(({ start, end }) => {
        const last = pageOf(Math.min(end, LENGTH) - 1);
        for (let page = pageOf(start); page <= last; page++) this.fetch(page);
      }),
    );
    return this.stream;
  }

  disconnect(): void {
    this.subscription.unsubscribe();
  }

  private fetch(page: number): void {
    if (this.asked.has(page)) return;
    this.asked.add(page);
    // A timer simulates a request to a server.
    this.subscription.add(
      timer(600).subscribe(() => {
        for (let index = page * PAGE_SIZE; index < (page + 1) * PAGE_SIZE; index++) {
          this.entries[index] = `Day ${index + 1}: ${index % 3 ? 'fair wind' : 'calm'}`;
        }
        this.stream.next(this.entries);
      }),
    );
  }
}

function pageOf(index: number): number {
  return Math.floor(index / PAGE_SIZE);
}
