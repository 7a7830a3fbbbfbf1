import {
  CdkFixedSizeVirtualScroll,
  CdkVirtualForOf,
  CdkVirtualScrollViewport,
} from '@angular/cdk/scrolling';
import { Component } from '@angular/core';

/** @title Virtual scrolling sideways */
@Component({
  selector: 'cdk-virtual-scroll-horizontal-example',
  imports: [CdkFixedSizeVirtualScroll, CdkVirtualForOf, CdkVirtualScrollViewport],
  templateUrl: './cdk-virtual-scroll-horizontal-example.html',
  styleUrl: './cdk-virtual-scroll-horizontal-example.css',
})
export class CdkVirtualScrollHorizontalExample {
  /** The rings of a very old tree, wide and narrow in turn. */
  protected readonly rings = Array.from({ length: 2000 }, (_, index) => ({
    year: index + 1,
    millimeters: (1 + ((index * 7) % 11) / 10).toFixed(1),
  }));
}
