import { Component, signal } from '@angular/core';
import { MatButtonToggle, MatButtonToggleGroup } from '@angular/material/button-toggle';
import { MatTab, MatTabGroup } from '@angular/material/tabs';

/**
 * @title Alignment of tab labels
 * @summary Aligns the labels at the start, in the center or at the end of the header.
 */
@Component({
  selector: 'tab-group-align-example',
  imports: [MatButtonToggle, MatButtonToggleGroup, MatTab, MatTabGroup],
  templateUrl: './tab-group-align-example.html',
  styleUrl: './tab-group-align-example.css',
})
export class TabGroupAlignExample {
  protected readonly alignments = ['start', 'center', 'end'];
  protected readonly alignment = signal('center');
  protected readonly parts = [
    { name: 'Neck', text: 'Maple, with an ebony fingerboard on top.' },
    { name: 'Bridge', text: 'Held by nothing but the pressure of the strings.' },
    { name: 'Bow', text: 'About 150 hairs from the tail of a horse.' },
  ];
}
