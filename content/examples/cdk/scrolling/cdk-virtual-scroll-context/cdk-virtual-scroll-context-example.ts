import {
  CdkFixedSizeVirtualScroll,
  CdkVirtualForOf,
  CdkVirtualScrollViewport,
} from '@angular/cdk/scrolling';
import { Component } from '@angular/core';

/** @title What the template of an item knows */
@Component({
  selector: 'cdk-virtual-scroll-context-example',
  imports: [CdkFixedSizeVirtualScroll, CdkVirtualForOf, CdkVirtualScrollViewport],
  templateUrl: './cdk-virtual-scroll-context-example.html',
  styleUrl: './cdk-virtual-scroll-context-example.css',
})
export class CdkVirtualScrollContextExample {
  /** Heights above the sea of the steps of a lighthouse, in centimeters. */
  protected readonly steps = Array.from({ length: 365 }, (_, index) => 420 + index * 17);
}
