import { Component, signal } from '@angular/core';
import { MatIconButton } from '@angular/material/button';
import { MatIcon } from '@angular/material/icon';
import { MatTableModule } from '@angular/material/table';

interface Route {
  name: string;
  grade: string;
  notes: string;
}

/**
 * @title Expandable rows
 * @summary Opens a row of details below a record.
 */
@Component({
  selector: 'table-expandable-rows-example',
  imports: [MatIcon, MatIconButton, MatTableModule],
  templateUrl: './table-expandable-rows-example.html',
  styleUrl: './table-expandable-rows-example.css',
})
export class TableExpandableRowsExample {
  protected readonly columns = ['name', 'grade', 'expand'];
  protected readonly expanded = signal<Route | null>(null);
  protected readonly routes: Route[] = [
    { name: 'North pillar', grade: '6a+', notes: 'Twelve bolts, shade until noon.' },
    { name: 'Chimney', grade: '4c', notes: 'Wide and old. Take two long slings.' },
    { name: 'Yellow wall', grade: '7b', notes: 'The crux is at the third bolt, left hand.' },
  ];

  protected toggle(route: Route): void {
    this.expanded.update((current) => (current === route ? null : route));
  }
}
