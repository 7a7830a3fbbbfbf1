import { CdkListbox, CdkOption } from '@angular/cdk/listbox';
import { Component, signal } from '@angular/core';

interface Mill {
  id: number;
  name: string;
  sails: number;
}

/**
 * @title Objects as values
 * @summary The choice stays selected when new objects with the same ids are loaded.
 */
@Component({
  selector: 'cdk-listbox-compare-with-example',
  imports: [CdkListbox, CdkOption],
  templateUrl: './cdk-listbox-compare-with-example.html',
  styleUrl: './cdk-listbox-compare-with-example.css',
})
export class CdkListboxCompareWithExample {
  protected readonly mills = signal(fetchMills());
  protected readonly chosen = signal<readonly Mill[]>([fetchMills()[1]]);
  // Objects with the same id represent the same mill.
  protected readonly isSame = (a: Mill, b: Mill): boolean => a.id === b.id;

  /** Loads new objects for the same mills, like a server would send. */
  protected reload(): void {
    this.mills.set(fetchMills());
  }
}

function fetchMills(): Mill[] {
  return [
    { id: 7, name: 'Sister mill', sails: 4 },
    { id: 12, name: 'Lily', sails: 4 },
    { id: 31, name: 'Post mill', sails: 6 },
  ];
}
