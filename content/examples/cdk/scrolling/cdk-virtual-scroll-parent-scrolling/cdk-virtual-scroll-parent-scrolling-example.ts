import {
  CdkFixedSizeVirtualScroll,
  CdkVirtualForOf,
  CdkVirtualScrollableElement,
  CdkVirtualScrollViewport,
} from '@angular/cdk/scrolling';
import { Component } from '@angular/core';

/**
 * @title Scrolling in a parent element
 * @summary Scrolls a virtual list together with the element around it.
 */
@Component({
  selector: 'cdk-virtual-scroll-parent-scrolling-example',
  imports: [
    CdkFixedSizeVirtualScroll,
    CdkVirtualForOf,
    CdkVirtualScrollViewport,
    CdkVirtualScrollableElement,
  ],
  templateUrl: './cdk-virtual-scroll-parent-scrolling-example.html',
  styleUrl: './cdk-virtual-scroll-parent-scrolling-example.css',
})
export class CdkVirtualScrollParentScrollingExample {
  protected readonly sheets = Array.from({ length: 1200 }, (_, index) => `Sheet ${index + 1}`);
}
