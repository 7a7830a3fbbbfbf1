import {
  CdkFixedSizeVirtualScroll,
  CdkVirtualForOf,
  CdkVirtualScrollViewport,
} from '@angular/cdk/scrolling';
import { Component } from '@angular/core';

/**
 * @title Template variables
 * @summary Uses the index, the count and the other variables of cdkVirtualFor in a template.
 */
@Component({
  selector: 'cdk-virtual-scroll-context-example',
  imports: [CdkFixedSizeVirtualScroll, CdkVirtualForOf, CdkVirtualScrollViewport],
  templateUrl: './cdk-virtual-scroll-context-example.html',
  styleUrl: './cdk-virtual-scroll-context-example.css',
})
export class CdkVirtualScrollContextExample {
  /** Heights of the steps of a lighthouse above the sea, in centimeters. */
  protected readonly steps = Array.from({ length: 365 }, (_, index) => 420 + index * 17);
}
