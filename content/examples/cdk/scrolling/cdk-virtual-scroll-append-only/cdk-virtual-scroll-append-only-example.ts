import { ListRange } from '@angular/cdk/collections';
import {
  CdkFixedSizeVirtualScroll,
  CdkVirtualForOf,
  CdkVirtualScrollViewport,
} from '@angular/cdk/scrolling';
import { afterNextRender, Component, DestroyRef, inject, signal, viewChild } from '@angular/core';
import { takeUntilDestroyed } from '@angular/core/rxjs-interop';

/**
 * @title Append-only virtual scrolling
 * @summary Keeps every item on the page after it has been rendered once.
 */
@Component({
  selector: 'cdk-virtual-scroll-append-only-example',
  imports: [CdkFixedSizeVirtualScroll, CdkVirtualForOf, CdkVirtualScrollViewport],
  templateUrl: './cdk-virtual-scroll-append-only-example.html',
  styleUrl: './cdk-virtual-scroll-append-only-example.css',
})
export class CdkVirtualScrollAppendOnlyExample {
  private readonly viewport = viewChild.required(CdkVirtualScrollViewport);
  protected readonly letters = Array.from({ length: 2000 }, (_, index) => `Letter ${index + 1}`);
  protected readonly range = signal<ListRange>({ start: 0, end: 0 });

  constructor() {
    const destroyRef = inject(DestroyRef);
    afterNextRender(() => {
      const viewport = this.viewport();
      this.range.set(viewport.getRenderedRange());
      viewport.renderedRangeStream
        .pipe(takeUntilDestroyed(destroyRef))
        .subscribe((range) => this.range.set(range));
    });
  }
}
