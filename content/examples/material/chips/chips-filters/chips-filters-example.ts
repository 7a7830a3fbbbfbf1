import { Component } from '@angular/core';
import { MatChipsModule } from '@angular/material/chips';

/** @title Chips that narrow a list, any number of them */
@Component({
  selector: 'chips-filters-example',
  imports: [MatChipsModule],
  templateUrl: './chips-filters-example.html',
})
export class ChipsFiltersExample {}
