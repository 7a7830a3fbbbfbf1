import {
  CdkFixedSizeVirtualScroll,
  CdkVirtualForOf,
  CdkVirtualScrollViewport,
} from '@angular/cdk/scrolling';
import { Component } from '@angular/core';

/**
 * @title Virtual scrolling list
 * @summary Renders only the visible rows of a list of ten thousand.
 */
@Component({
  selector: 'cdk-virtual-scroll-overview-example',
  imports: [CdkFixedSizeVirtualScroll, CdkVirtualForOf, CdkVirtualScrollViewport],
  templateUrl: './cdk-virtual-scroll-overview-example.html',
  styleUrl: './cdk-virtual-scroll-overview-example.css',
})
export class CdkVirtualScrollOverviewExample {
  protected readonly stars = Array.from({ length: 10_000 }, (_, index) => `Star HD ${index + 1}`);
}
