import { Component, computed, inject, linkedSignal, signal } from '@angular/core';
import { rxResource } from '@angular/core/rxjs-interop';
import { MatButton } from '@angular/material/button';
import { MatPaginator } from '@angular/material/paginator';
import { MatProgressBar } from '@angular/material/progress-bar';
import { MatSort, MatSortHeader, Sort } from '@angular/material/sort';
import { MatTableModule } from '@angular/material/table';
import { LoanPage, LoanService } from './loan-service';

/**
 * @title Server-side pagination and sorting
 * @summary Requests a sorted page from a server when the sort or the page changes.
 * @listed This example calls a server, so it doesn't run here.
 */
@Component({
  selector: 'table-http-example',
  imports: [MatButton, MatPaginator, MatProgressBar, MatSort, MatSortHeader, MatTableModule],
  templateUrl: './table-http-example.html',
  styleUrl: './table-http-example.css',
})
export class TableHttpExample {
  private readonly loanService = inject(LoanService);
  protected readonly columns = ['title', 'reader', 'due'];
  protected readonly pageSize = 20;
  protected readonly sort = signal<Sort>({ active: 'due', direction: 'asc' });
  // Starts with the first page when the order changes.
  protected readonly pageIndex = linkedSignal({ source: this.sort, computation: () => 0 });

  protected readonly page = rxResource({
    params: () => ({ ...this.sort(), pageIndex: this.pageIndex(), pageSize: this.pageSize }),
    stream: ({ params }) => this.loanService.loans(params),
  });

  // Keeps the last page on screen while the next one loads, and when loading fails.
  protected readonly shown = linkedSignal<LoanPage | undefined, LoanPage>({
    source: () => (this.page.hasValue() ? this.page.value() : undefined),
    computation: (page, previous) => page ?? previous?.value ?? { loans: [], total: 0 },
  });
  protected readonly empty = computed(
    () => this.page.status() === 'resolved' && this.shown().total === 0,
  );
}
