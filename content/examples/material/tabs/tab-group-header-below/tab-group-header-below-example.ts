import { Component } from '@angular/core';
import { MatTab, MatTabGroup } from '@angular/material/tabs';

/**
 * @title Tab labels below the content
 * @summary Shows the labels below the content instead of above it.
 */
@Component({
  selector: 'tab-group-header-below-example',
  imports: [MatTab, MatTabGroup],
  templateUrl: './tab-group-header-below-example.html',
  styleUrl: './tab-group-header-below-example.css',
})
export class TabGroupHeaderBelowExample {
  protected readonly exposures = [
    { name: '1/4 s', text: 'The water turns to silk, and so does the heron.' },
    { name: '1/60 s', text: 'Waves are sharp, drops are streaks.' },
    { name: '1/2000 s', text: 'Each drop hangs in the air like glass.' },
  ];
}
