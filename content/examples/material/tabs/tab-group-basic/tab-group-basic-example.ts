import { Component } from '@angular/core';
import { MatTab, MatTabGroup } from '@angular/material/tabs';

/**
 * @title Basic tabs
 * @summary Shows three tabs with text labels.
 */
@Component({
  selector: 'tab-group-basic-example',
  imports: [MatTab, MatTabGroup],
  templateUrl: './tab-group-basic-example.html',
  styleUrl: './tab-group-basic-example.css',
})
export class TabGroupBasicExample {}
