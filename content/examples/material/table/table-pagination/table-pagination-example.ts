import { Component, computed, signal } from '@angular/core';
import { MatPaginator, PageEvent } from '@angular/material/paginator';
import { MatTableModule } from '@angular/material/table';

interface Bus {
  line: string;
  departs: string;
  stand: string;
}

/** A departure every seven minutes, starting at six in the morning. */
const BUSES: Bus[] = Array.from({ length: 40 }, (_, index) => {
  const minutes = 360 + index * 7;
  const hour = String(Math.floor(minutes / 60)).padStart(2, '0');
  const minute = String(minutes % 60).padStart(2, '0');
  return {
    line: ['12', 'X4', '31', 'N8'][index % 4] ?? '',
    departs: `${hour}:${minute}`,
    stand: 'ABC'.charAt(index % 3),
  };
});

/**
 * @title Pagination
 * @summary Shows one page of an array at a time.
 */
@Component({
  selector: 'table-pagination-example',
  imports: [MatPaginator, MatTableModule],
  templateUrl: './table-pagination-example.html',
})
export class TablePaginationExample {
  protected readonly columns = ['departs', 'line', 'stand'];
  protected readonly length = BUSES.length;
  protected readonly pageIndex = signal(0);
  protected readonly pageSize = signal(5);
  protected readonly buses = computed(() => {
    const first = this.pageIndex() * this.pageSize();
    return BUSES.slice(first, first + this.pageSize());
  });

  protected turn(event: PageEvent): void {
    this.pageIndex.set(event.pageIndex);
    this.pageSize.set(event.pageSize);
  }
}
