import { DatePipe } from '@angular/common';
import { Component, computed, inject, linkedSignal, resource, signal } from '@angular/core';
import { debounce, form, FormField } from '@angular/forms/signals';
import { MatButton } from '@angular/material/button';
import { MatFormField, MatLabel } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import { MatPaginator, PageEvent } from '@angular/material/paginator';
import { MatProgressBar } from '@angular/material/progress-bar';
import { MatSlideToggle } from '@angular/material/slide-toggle';
import { MatSort, MatSortHeader, Sort } from '@angular/material/sort';
import { MatTableModule } from '@angular/material/table';
import { RepairPage, RepairService } from './repair-service';

/**
 * @title Server data with sorting, pages, a filter and all states
 * @summary Loads rows from a server, and shows what happens while it loads, fails or finds nothing.
 */
@Component({
  selector: 'table-server-data-example',
  imports: [
    DatePipe,
    FormField,
    MatButton,
    MatFormField,
    MatInput,
    MatLabel,
    MatPaginator,
    MatProgressBar,
    MatSlideToggle,
    MatSort,
    MatSortHeader,
    MatTableModule,
  ],
  templateUrl: './table-server-data-example.html',
  styleUrl: './table-server-data-example.css',
})
export class TableServerDataExample {
  protected readonly server = inject(RepairService);
  protected readonly columns = ['ticket', 'customer', 'bike', 'state', 'due'];

  // #docregion query
  private readonly typed = signal({ filter: '' });
  protected readonly search = form(this.typed, (path) => {
    // Waits until the user has stopped typing.
    debounce(path.filter, 300);
  });
  protected readonly sort = signal<Sort>({ active: 'due', direction: 'asc' });
  protected readonly pageSize = signal(10);
  // Goes back to the first page when the filter, the order or the size changes.
  protected readonly pageIndex = linkedSignal({
    source: () => [this.typed().filter, this.sort(), this.pageSize()],
    computation: () => 0,
  });
  // #enddocregion query

  // #docregion request
  protected readonly page = resource({
    params: () => ({
      filter: this.typed().filter,
      sort: this.sort().active,
      order: this.sort().direction,
      pageIndex: this.pageIndex(),
      pageSize: this.pageSize(),
    }),
    loader: ({ params, abortSignal }) => this.server.load(params, abortSignal),
  });
  // #enddocregion request

  // #docregion shown
  // Keeps the last page on screen while the next one loads, and when loading fails.
  protected readonly shown = linkedSignal<RepairPage | undefined, RepairPage>({
    source: () => (this.page.hasValue() ? this.page.value() : undefined),
    computation: (page, previous) => page ?? previous?.value ?? { repairs: [], total: 0 },
  });
  protected readonly isEmpty = computed(
    () => this.page.status() === 'resolved' && this.shown().total === 0,
  );
  // #enddocregion shown

  // #docregion turn
  protected turn({ pageIndex, pageSize }: PageEvent): void {
    this.pageSize.set(pageSize);
    this.pageIndex.set(pageIndex);
  }
  // #enddocregion turn

  protected clear(): void {
    this.search.filter().value.set('');
  }

  protected fail(fails: boolean): void {
    this.server.fails.set(fails);
    this.page.reload();
  }
}
