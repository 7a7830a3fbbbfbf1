import { CdkListbox, CdkOption } from '@angular/cdk/listbox';
import { Component, signal } from '@angular/core';

/**
 * @title Typeahead with another label
 * @summary Typed letters find a concerto by its instrument instead of its number.
 */
@Component({
  selector: 'cdk-listbox-custom-typeahead-example',
  imports: [CdkListbox, CdkOption],
  templateUrl: './cdk-listbox-custom-typeahead-example.html',
  styleUrl: './cdk-listbox-custom-typeahead-example.css',
})
export class CdkListboxCustomTypeaheadExample {
  protected readonly concertos = [
    { opus: 'No. 1', instrument: 'Oboe' },
    { opus: 'No. 2', instrument: 'Viola' },
    { opus: 'No. 3', instrument: 'Bassoon' },
    { opus: 'No. 4', instrument: 'Harpsichord' },
  ];
  protected readonly played = signal<readonly string[]>([]);
}
