import { Component, signal } from '@angular/core';
import { MatPaginator, PageEvent } from '@angular/material/paginator';

/**
 * @title Paginator harness test
 * @summary Turns pages and changes the page size through a harness.
 */
@Component({
  selector: 'paginator-harness-example',
  imports: [MatPaginator],
  templateUrl: './paginator-harness-example.html',
})
export class PaginatorHarnessExample {
  protected readonly page = signal<PageEvent>({ pageIndex: 0, pageSize: 10, length: 95 });
}
