import { Component } from '@angular/core';
import { MatFormField, MatLabel } from '@angular/material/form-field';
import { MatOptgroup, MatOption, MatSelect } from '@angular/material/select';

/**
 * @title Option groups
 * @summary Groups options under labels, and disables all options of one group.
 */
@Component({
  selector: 'select-optgroup-example',
  imports: [MatFormField, MatLabel, MatOptgroup, MatOption, MatSelect],
  templateUrl: './select-optgroup-example.html',
})
export class SelectOptgroupExample {
  protected readonly series = [
    { name: 'Coast', soldOut: false, sheets: ['Dunes and mudflats', 'Islands', 'Estuary'] },
    { name: 'Uplands', soldOut: true, sheets: ['High moor', 'Volcanic ridge'] },
    { name: 'Rivers', soldOut: false, sheets: ['Headwaters', 'Gorge', 'Flood plain'] },
  ];
}
