import { Component } from '@angular/core';
import { MatTab, MatTabGroup } from '@angular/material/tabs';

/** @title Three tabs about growing tomatoes */
@Component({
  selector: 'tab-group-basic-example',
  imports: [MatTab, MatTabGroup],
  templateUrl: './tab-group-basic-example.html',
  styleUrl: './tab-group-basic-example.css',
})
export class TabGroupBasicExample {}
