import { Component, signal } from '@angular/core';
import { MatDivider } from '@angular/material/divider';
import { MatSlideToggle } from '@angular/material/slide-toggle';

/**
 * @title Divider harness
 * @summary Tests the orientation and the inset of a divider with the harness.
 */
@Component({
  selector: 'divider-harness-example',
  imports: [MatDivider, MatSlideToggle],
  templateUrl: './divider-harness-example.html',
  styleUrl: './divider-harness-example.css',
})
export class DividerHarnessExample {
  protected readonly stacked = signal(true);
}
