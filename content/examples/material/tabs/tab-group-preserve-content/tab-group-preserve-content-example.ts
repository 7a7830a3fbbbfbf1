import { Component, signal } from '@angular/core';
import { MatFormField, MatLabel } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import { MatSlideToggle } from '@angular/material/slide-toggle';
import { MatTab, MatTabContent, MatTabGroup } from '@angular/material/tabs';

/**
 * @title Preserved tab content
 * @summary Keeps the text of a lazy tab when users leave the tab.
 */
@Component({
  selector: 'tab-group-preserve-content-example',
  imports: [MatFormField, MatInput, MatLabel, MatSlideToggle, MatTab, MatTabContent, MatTabGroup],
  templateUrl: './tab-group-preserve-content-example.html',
  styleUrl: './tab-group-preserve-content-example.css',
})
export class TabGroupPreserveContentExample {
  protected readonly preserve = signal(true);
}
