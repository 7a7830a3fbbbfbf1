import { CdkVirtualScrollViewport, VirtualScrollStrategy } from '@angular/cdk/scrolling';
import { distinctUntilChanged, Subject } from 'rxjs';

/** The number of items to render before and after the visible ones. */
const BUFFER = 4;

/** A strategy for items whose sizes differ but are known in advance. */
export class KnownSizesStrategy implements VirtualScrollStrategy {
  private readonly scrolledIndex = new Subject<number>();
  readonly scrolledIndexChange = this.scrolledIndex.pipe(distinctUntilChanged());
  /** The start of each item, and the end of the last one. */
  private readonly offsets: readonly number[];
  private viewport: CdkVirtualScrollViewport | null = null;

  constructor(sizes: readonly number[]) {
    const offsets = [0];
    for (const size of sizes) offsets.push((offsets.at(-1) ?? 0) + size);
    this.offsets = offsets;
  }

  attach(viewport: CdkVirtualScrollViewport): void {
    this.viewport = viewport;
    viewport.setTotalContentSize(this.offsets.at(-1) ?? 0);
    this.render();
  }

  detach(): void {
    this.scrolledIndex.complete();
    this.viewport = null;
  }

  onContentScrolled(): void {
    this.render();
  }

  onDataLengthChanged(): void {
    this.render();
  }

  onContentRendered(): void {
    // The sizes are known, so there is nothing to measure.
  }

  onRenderedOffsetChanged(): void {
    // The offset never needs a correction.
  }

  scrollToIndex(index: number, behavior: ScrollBehavior): void {
    this.viewport?.scrollToOffset(this.offsets[index] ?? 0, behavior);
  }

  private render(): void {
    const { viewport } = this;
    if (!viewport) return;
    const top = viewport.measureScrollOffset();
    const first = this.indexAt(top);
    const start = Math.max(0, first - BUFFER);
    const end = this.indexAt(top + viewport.getViewportSize()) + 1 + BUFFER;
    viewport.setRenderedRange({ start, end: Math.min(end, viewport.getDataLength()) });
    viewport.setRenderedContentOffset(this.offsets[start]);
    this.scrolledIndex.next(first);
  }

  /** Returns the index of the item at an offset. */
  private indexAt(offset: number): number {
    const next = this.offsets.findIndex((start) => start > offset);
    return (next === -1 ? this.offsets.length : next) - 1;
  }
}
