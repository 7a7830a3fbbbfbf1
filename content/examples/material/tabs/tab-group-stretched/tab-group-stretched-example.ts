import { Component, signal } from '@angular/core';
import { MatSlideToggle } from '@angular/material/slide-toggle';
import { MatTab, MatTabGroup } from '@angular/material/tabs';

/**
 * @title Stretched tabs
 * @summary Stretches the labels over the whole width of the header.
 */
@Component({
  selector: 'tab-group-stretched-example',
  imports: [MatSlideToggle, MatTab, MatTabGroup],
  templateUrl: './tab-group-stretched-example.html',
  styleUrl: './tab-group-stretched-example.css',
})
export class TabGroupStretchedExample {
  protected readonly stretched = signal(true);
}
