import { Component, input, model, output } from '@angular/core';
import { MatPaginator, PageEvent } from '@angular/material/paginator';

/** @title Paginator playground */
@Component({
  selector: 'paginator-playground-example',
  imports: [MatPaginator],
  templateUrl: './paginator-playground-example.html',
})
export class PaginatorPlaygroundExample {
  /**
   * How many there are in all.
   *
   * @min 0
   * @max 200
   */
  readonly length = input(120);
  /** How many a page holds. */
  readonly pageSize = model<5 | 10 | 25 | 50>(10);
  /**
   * Which page is open, counted from 0.
   *
   * @min 0
   * @max 39
   */
  readonly pageIndex = model(0);
  /** Leaves out the choice of page size. */
  readonly hidePageSize = input(false);
  /** Adds buttons for the first and the last page. */
  readonly showFirstLastButtons = input(true);
  /** Takes it out of use. */
  readonly disabled = input(false);

  readonly page = output<PageEvent>();
}
