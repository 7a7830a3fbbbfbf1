import {
  CdkFixedSizeVirtualScroll,
  CdkVirtualForOf,
  CdkVirtualScrollViewport,
} from '@angular/cdk/scrolling';
import { afterNextRender, Component, DestroyRef, inject, signal, viewChild } from '@angular/core';
import { takeUntilDestroyed } from '@angular/core/rxjs-interop';
import { map, startWith } from 'rxjs';

/**
 * @title Buffer size
 * @summary Shows how many items different buffers render outside the view.
 */
@Component({
  selector: 'cdk-virtual-scroll-fixed-buffer-example',
  imports: [CdkFixedSizeVirtualScroll, CdkVirtualForOf, CdkVirtualScrollViewport],
  templateUrl: './cdk-virtual-scroll-fixed-buffer-example.html',
  styleUrl: './cdk-virtual-scroll-fixed-buffer-example.css',
})
export class CdkVirtualScrollFixedBufferExample {
  private readonly viewport = viewChild.required(CdkVirtualScrollViewport);
  protected readonly frames = Array.from({ length: 5000 }, (_, index) => `Frame ${index + 1}`);
  protected readonly wide = signal(false);
  protected readonly rendered = signal(0);

  constructor() {
    const destroyRef = inject(DestroyRef);
    afterNextRender(() => {
      const viewport = this.viewport();
      viewport.renderedRangeStream
        .pipe(
          startWith(viewport.getRenderedRange()),
          map(({ start, end }) => end - start),
          takeUntilDestroyed(destroyRef),
        )
        .subscribe((length) => this.rendered.set(length));
    });
  }
}
