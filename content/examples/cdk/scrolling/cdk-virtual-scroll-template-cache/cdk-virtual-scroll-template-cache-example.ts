import {
  CdkFixedSizeVirtualScroll,
  CdkVirtualForOf,
  CdkVirtualScrollViewport,
} from '@angular/cdk/scrolling';
import { Component, inject, Injectable, signal } from '@angular/core';

/** Counts the items that are created. */
@Injectable()
export class ItemCounter {
  private count = 0;

  next(): number {
    return ++this.count;
  }
}

/** Shows the number of the item element it was created in. */
@Component({ selector: 'item-number', template: 'made as no. {{ number }}' })
export class ItemNumber {
  protected readonly number = inject(ItemCounter).next();
}

/**
 * @title Template cache
 * @summary Reuses the elements of items that left the view, or creates new ones.
 */
@Component({
  selector: 'cdk-virtual-scroll-template-cache-example',
  imports: [CdkFixedSizeVirtualScroll, CdkVirtualForOf, CdkVirtualScrollViewport, ItemNumber],
  providers: [ItemCounter],
  templateUrl: './cdk-virtual-scroll-template-cache-example.html',
  styleUrl: './cdk-virtual-scroll-template-cache-example.css',
})
export class CdkVirtualScrollTemplateCacheExample {
  protected readonly records = Array.from({ length: 3000 }, (_, index) => `Record ${index + 1}`);
  protected readonly keep = signal(true);
}
