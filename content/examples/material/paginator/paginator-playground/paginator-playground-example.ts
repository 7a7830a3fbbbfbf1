import { Component, input, model, output } from '@angular/core';
import { MatPaginator, PageEvent } from '@angular/material/paginator';

/**
 * @title Paginator playground
 * @summary Lets you try the page size, the buttons and the disabled state of a paginator.
 */
@Component({
  selector: 'paginator-playground-example',
  imports: [MatPaginator],
  templateUrl: './paginator-playground-example.html',
})
export class PaginatorPlaygroundExample {
  /**
   * Sets the total number of items.
   *
   * @min 0
   * @max 200
   */
  readonly length = input(120);
  /** Sets the number of items on a page. */
  readonly pageSize = model<5 | 10 | 25 | 50>(10);
  /**
   * Sets the index of the current page, starting at 0.
   *
   * @min 0
   * @max 39
   */
  readonly pageIndex = model(0);
  /** Hides the select for the page size. */
  readonly hidePageSize = input(false);
  /** Adds buttons for the first and last page. */
  readonly showFirstLastButtons = input(true);
  /** Disables the paginator. */
  readonly disabled = input(false);

  readonly page = output<PageEvent>();
}
