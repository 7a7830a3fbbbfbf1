import { Component, signal } from '@angular/core';
import { MatPaginator, PageEvent } from '@angular/material/paginator';
import { MatSlideToggle } from '@angular/material/slide-toggle';

/**
 * @title Paginator with optional parts
 * @summary Shows or hides the page size and the buttons for the first and last page.
 */
@Component({
  selector: 'paginator-configurable-example',
  imports: [MatPaginator, MatSlideToggle],
  templateUrl: './paginator-configurable-example.html',
  styleUrl: './paginator-configurable-example.css',
})
export class PaginatorConfigurableExample {
  protected readonly pageIndex = signal(2);
  protected readonly pageSize = signal(24);
  protected readonly sizes = signal(true);
  protected readonly ends = signal(true);
  protected readonly off = signal(false);

  protected turn(event: PageEvent): void {
    this.pageIndex.set(event.pageIndex);
    this.pageSize.set(event.pageSize);
  }
}
