import {
  CdkFixedSizeVirtualScroll,
  CdkVirtualForOf,
  CdkVirtualScrollViewport,
} from '@angular/cdk/scrolling';
import { Component } from '@angular/core';
import { LogbookDataSource } from './logbook-data-source';

/**
 * @title Lazy loading data source
 * @summary Fetches pages of data as the user scrolls to them.
 */
@Component({
  selector: 'cdk-virtual-scroll-data-source-example',
  imports: [CdkFixedSizeVirtualScroll, CdkVirtualForOf, CdkVirtualScrollViewport],
  templateUrl: './cdk-virtual-scroll-data-source-example.html',
  styleUrl: './cdk-virtual-scroll-data-source-example.css',
})
export class CdkVirtualScrollDataSourceExample {
  protected readonly logbook = new LogbookDataSource();
}
