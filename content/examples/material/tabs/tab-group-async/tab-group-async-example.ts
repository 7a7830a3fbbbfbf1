import { Component, resource, signal } from '@angular/core';
import { MatButtonToggle, MatButtonToggleGroup } from '@angular/material/button-toggle';
import { MatProgressBar } from '@angular/material/progress-bar';
import { MatTab, MatTabGroup } from '@angular/material/tabs';
import { coasts, harborsOf } from './harbor-office';

/**
 * @title Tabs loaded from a server
 * @summary Creates one tab for each harbor that a server returns, and shows a progress bar until then.
 */
@Component({
  selector: 'tab-group-async-example',
  imports: [MatButtonToggle, MatButtonToggleGroup, MatProgressBar, MatTab, MatTabGroup],
  templateUrl: './tab-group-async-example.html',
  styleUrl: './tab-group-async-example.css',
})
export class TabGroupAsyncExample {
  protected readonly coasts = coasts;
  protected readonly coast = signal(coasts[0]);
  protected readonly harbors = resource({
    params: () => this.coast(),
    loader: ({ params, abortSignal }) => harborsOf(params, abortSignal),
  });
}
