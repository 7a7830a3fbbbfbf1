import { Component, signal } from '@angular/core';
import { MatSlideToggle } from '@angular/material/slide-toggle';
import { MatTab, MatTabGroup } from '@angular/material/tabs';

/**
 * @title Indicator width
 * @summary Makes the indicator as wide as the tab or as its text.
 */
@Component({
  selector: 'tab-group-ink-bar-example',
  imports: [MatSlideToggle, MatTab, MatTabGroup],
  templateUrl: './tab-group-ink-bar-example.html',
  styleUrl: './tab-group-ink-bar-example.css',
})
export class TabGroupInkBarExample {
  protected readonly fit = signal(false);
  protected readonly woods = [
    { name: 'Ash', text: 'Bends without breaking: handles and oars.' },
    { name: 'Oak', text: 'Lasts for centuries under water.' },
    { name: 'Lime', text: 'Soft and even: the carver’s wood.' },
  ];
}
