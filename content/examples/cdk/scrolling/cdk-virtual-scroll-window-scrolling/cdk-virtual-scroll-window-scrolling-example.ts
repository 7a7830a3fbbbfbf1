import {
  CdkFixedSizeVirtualScroll,
  CdkVirtualForOf,
  CdkVirtualScrollableWindow,
  CdkVirtualScrollViewport,
} from '@angular/cdk/scrolling';
import { Component, signal } from '@angular/core';

/**
 * @title Window scrolling
 * @summary Scrolls a virtual list together with the page.
 */
@Component({
  selector: 'cdk-virtual-scroll-window-scrolling-example',
  imports: [
    CdkFixedSizeVirtualScroll,
    CdkVirtualForOf,
    CdkVirtualScrollViewport,
    CdkVirtualScrollableWindow,
  ],
  templateUrl: './cdk-virtual-scroll-window-scrolling-example.html',
  styleUrl: './cdk-virtual-scroll-window-scrolling-example.css',
})
export class CdkVirtualScrollWindowScrollingExample {
  protected readonly names = Array.from({ length: 300 }, (_, index) => `Passenger ${index + 1}`);
  // Shown on request, because it makes the page as long as the list.
  protected readonly open = signal(false);
}
