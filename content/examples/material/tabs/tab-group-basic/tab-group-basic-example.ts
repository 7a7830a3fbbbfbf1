import { Component } from '@angular/core';
import { MatTab, MatTabGroup } from '@angular/material/tabs';

/** @title Tabs with text labels */
@Component({
  selector: 'tab-group-basic-example',
  imports: [MatTab, MatTabGroup],
  templateUrl: './tab-group-basic-example.html',
  styleUrl: './tab-group-basic-example.css',
})
export class TabGroupBasicExample {}
