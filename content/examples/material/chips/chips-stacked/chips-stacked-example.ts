import { Component, signal } from '@angular/core';
import { MatChipListbox, MatChipOption } from '@angular/material/chips';

interface Room {
  name: string;
  seats: number;
}

/**
 * @title Stacked chips
 * @summary Shows the chips of a listbox one below the other.
 */
@Component({
  selector: 'chips-stacked-example',
  imports: [MatChipListbox, MatChipOption],
  templateUrl: './chips-stacked-example.html',
  styleUrl: './chips-stacked-example.css',
})
export class ChipsStackedExample {
  protected readonly rooms: readonly Room[] = [
    { name: 'Chapel', seats: 60 },
    { name: 'Old gym', seats: 120 },
    { name: 'Attic', seats: 24 },
  ];

  protected readonly room = signal<string | undefined>('Old gym');
}
