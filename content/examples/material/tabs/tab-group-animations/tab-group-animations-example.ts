import { Component, signal } from '@angular/core';
import { MatButtonToggle, MatButtonToggleGroup } from '@angular/material/button-toggle';
import { MatTab, MatTabGroup } from '@angular/material/tabs';

/**
 * @title Animation duration
 * @summary Sets how long the content takes to slide in when the tab changes.
 */
@Component({
  selector: 'tab-group-animations-example',
  imports: [MatButtonToggle, MatButtonToggleGroup, MatTab, MatTabGroup],
  templateUrl: './tab-group-animations-example.html',
  styleUrl: './tab-group-animations-example.css',
})
export class TabGroupAnimationsExample {
  protected readonly durations = [
    { name: 'None', value: '0ms' },
    { name: 'Usual', value: '500ms' },
    { name: 'Slow', value: '2000ms' },
  ];
  protected readonly duration = signal('500ms');
  protected readonly gaits = [
    { name: 'Walk', text: 'Four beats, and never more than two feet in the air.' },
    { name: 'Trot', text: 'Two beats: the diagonal pairs move together.' },
    { name: 'Canter', text: 'Three beats and a moment in which no foot touches the ground.' },
  ];
}
