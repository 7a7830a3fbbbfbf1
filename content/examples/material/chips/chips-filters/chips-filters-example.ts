import { Component } from '@angular/core';
import { MatChipsModule } from '@angular/material/chips';

/**
 * @title Filter chips
 * @summary Lets users turn on any number of filters.
 */
@Component({
  selector: 'chips-filters-example',
  imports: [MatChipsModule],
  templateUrl: './chips-filters-example.html',
})
export class ChipsFiltersExample {}
