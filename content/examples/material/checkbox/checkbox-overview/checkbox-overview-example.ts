import { Component, computed, signal } from '@angular/core';
import { MatCheckboxModule } from '@angular/material/checkbox';

interface Instrument {
  name: string;
  hired: boolean;
}

/**
 * @title Select all, with an indeterminate state
 * @summary A parent checkbox selects the whole group, and is indeterminate while only a part of it is selected.
 */
@Component({
  selector: 'checkbox-overview-example',
  imports: [MatCheckboxModule],
  templateUrl: './checkbox-overview-example.html',
  styleUrl: './checkbox-overview-example.css',
})
export class CheckboxOverviewExample {
  protected readonly quartet = signal<readonly Instrument[]>([
    { name: 'First violin', hired: true },
    { name: 'Second violin', hired: false },
    { name: 'Viola', hired: false },
    { name: 'Cello', hired: true },
  ]);

  protected readonly hired = computed(() => this.quartet().filter((part) => part.hired).length);
  protected readonly complete = computed(() => this.hired() === this.quartet().length);
  protected readonly partly = computed(() => this.hired() > 0 && !this.complete());

  protected hire(hired: boolean, name?: string) {
    this.quartet.update((parts) =>
      parts.map((part) => (name === undefined || part.name === name ? { ...part, hired } : part)),
    );
  }
}
