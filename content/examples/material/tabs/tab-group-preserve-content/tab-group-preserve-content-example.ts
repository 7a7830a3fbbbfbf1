import { Component, signal } from '@angular/core';
import { MatFormField, MatLabel } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import { MatSlideToggle } from '@angular/material/slide-toggle';
import { MatTab, MatTabGroup } from '@angular/material/tabs';

/** @title Tabs that stay in the page when they are left */
@Component({
  selector: 'tab-group-preserve-content-example',
  imports: [MatFormField, MatInput, MatLabel, MatSlideToggle, MatTab, MatTabGroup],
  templateUrl: './tab-group-preserve-content-example.html',
  styleUrl: './tab-group-preserve-content-example.css',
})
export class TabGroupPreserveContentExample {
  protected readonly preserve = signal(true);
}
