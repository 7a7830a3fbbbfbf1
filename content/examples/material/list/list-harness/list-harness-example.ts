import { Component } from '@angular/core';
import { MatDivider } from '@angular/material/divider';
import {
  MatList,
  MatListItem,
  MatListItemLine,
  MatListItemTitle,
  MatListOption,
  MatListSubheaderCssMatStyler,
  MatSelectionList,
} from '@angular/material/list';

/**
 * @title List harness test
 * @summary Reads the lines and sections of a list, and selects options, through harnesses.
 */
@Component({
  selector: 'list-harness-example',
  imports: [
    MatDivider,
    MatList,
    MatListItem,
    MatListItemLine,
    MatListItemTitle,
    MatListOption,
    MatListSubheaderCssMatStyler,
    MatSelectionList,
  ],
  templateUrl: './list-harness-example.html',
})
export class ListHarnessExample {}
