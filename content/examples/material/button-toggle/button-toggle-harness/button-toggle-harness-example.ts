import { Component, signal } from '@angular/core';
import { MatButtonToggle, MatButtonToggleGroup } from '@angular/material/button-toggle';

/**
 * @title Harness test of button toggles
 * @summary Tests a group with one choice and a toggle that disables it.
 */
@Component({
  selector: 'button-toggle-harness-example',
  imports: [MatButtonToggle, MatButtonToggleGroup],
  templateUrl: './button-toggle-harness-example.html',
})
export class ButtonToggleHarnessExample {
  protected readonly ferry = signal('noon');
  protected readonly storm = signal(false);
}
