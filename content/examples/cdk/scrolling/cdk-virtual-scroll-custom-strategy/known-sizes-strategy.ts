import { CdkVirtualScrollViewport, VirtualScrollStrategy } from '@angular/cdk/scrolling';
import { distinctUntilChanged, Subject } from 'rxjs';

/** Items rendered before and after those in view. */
const BUFFER = 4;

/** For items whose sizes differ, and are known beforehand. */
export class KnownSizesStrategy implements VirtualScrollStrategy {
  private readonly scrolledIndex = new Subject<number>();
  readonly scrolledIndexChange = this.scrolledIndex.pipe(distinctUntilChanged());
  /** Where each item starts, and where the last one ends. */
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
    // Sizes are known: there is nothing to measure.
  }

  onRenderedOffsetChanged(): void {
    // Nor anything to correct.
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

  /** Number of the item that covers an offset. */
  private indexAt(offset: number): number {
    const next = this.offsets.findIndex((start) => start > offset);
    return (next === -1 ? this.offsets.length : next) - 1;
  }
}
