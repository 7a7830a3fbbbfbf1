import {
  CdkFixedSizeVirtualScroll,
  CdkVirtualForOf,
  CdkVirtualScrollViewport,
} from '@angular/cdk/scrolling';
import { Component } from '@angular/core';

/**
 * @title Horizontal scrolling
 * @summary Renders the visible items of a list that scrolls sideways.
 */
@Component({
  selector: 'cdk-virtual-scroll-horizontal-example',
  imports: [CdkFixedSizeVirtualScroll, CdkVirtualForOf, CdkVirtualScrollViewport],
  templateUrl: './cdk-virtual-scroll-horizontal-example.html',
  styleUrl: './cdk-virtual-scroll-horizontal-example.css',
})
export class CdkVirtualScrollHorizontalExample {
  /** The rings of an old tree, alternately wide and narrow. */
  protected readonly rings = Array.from({ length: 2000 }, (_, index) => ({
    year: index + 1,
    millimeters: (1 + ((index * 7) % 11) / 10).toFixed(1),
  }));
}
