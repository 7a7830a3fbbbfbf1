import { ListRange } from '@angular/cdk/collections';
import { Subject } from 'rxjs';
import { LogbookDataSource } from './logbook-data-source';

describe('LogbookDataSource', () => {
  it('fetches the pages that come into view, each of them once', () => {
    vi.useFakeTimers();
    const viewChange = new Subject<ListRange>();
    const logbook = new LogbookDataSource();
    let entries: readonly (string | undefined)[] = [];
    logbook.connect({ viewChange }).subscribe((next) => (entries = next));
    expect(entries).toHaveLength(5000);
    expect(entries[60]).toBeUndefined();

    viewChange.next({ start: 55, end: 65 });
    viewChange.next({ start: 56, end: 66 });
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(600);

    expect(entries[60]).toBe('Day 61: calm');
    expect(entries[10]).toBeUndefined();
    logbook.disconnect();
    vi.useRealTimers();
  });
});
