import { Component } from '@angular/core';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatSelectModule } from '@angular/material/select';

/**
 * @title Long list of options
 * @summary Offers nine time zones in a list that opens on demand.
 */
@Component({
  selector: 'select-many-options-example',
  imports: [MatFormFieldModule, MatSelectModule],
  templateUrl: './select-many-options-example.html',
})
export class SelectManyOptionsExample {
  protected readonly zones = [
    'Africa/Accra',
    'America/Lima',
    'America/Toronto',
    'Asia/Seoul',
    'Asia/Tokyo',
    'Australia/Perth',
    'Europe/Lisbon',
    'Europe/Oslo',
    'Pacific/Apia',
  ];
}
