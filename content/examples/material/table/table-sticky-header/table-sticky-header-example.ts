import { Component } from '@angular/core';
import { MatTableModule } from '@angular/material/table';

interface Observation {
  time: string;
  wind: number;
  pressure: number;
}

/** A day at a weather station, with a breeze and falling pressure. */
const OBSERVATIONS: Observation[] = Array.from({ length: 24 }, (_, hour) => ({
  time: `${String(hour).padStart(2, '0')}:00`,
  wind: Math.round(6 + 5 * Math.sin(((hour - 8) / 24) * 2 * Math.PI)),
  pressure: 1019 - Math.floor(hour / 3),
}));

/**
 * @title Sticky header
 * @summary Keeps the header in view while the rows scroll.
 */
@Component({
  selector: 'table-sticky-header-example',
  imports: [MatTableModule],
  templateUrl: './table-sticky-header-example.html',
  styleUrl: './table-sticky-header-example.css',
})
export class TableStickyHeaderExample {
  protected readonly columns = ['time', 'wind', 'pressure'];
  protected readonly observations = OBSERVATIONS;
}
