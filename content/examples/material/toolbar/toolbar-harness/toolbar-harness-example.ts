import { Component, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatToolbar, MatToolbarRow } from '@angular/material/toolbar';

/**
 * @title Harness test of toolbars
 * @summary Finds toolbars by their text, reads their rows and clicks a button, with harnesses.
 */
@Component({
  selector: 'toolbar-harness-example',
  imports: [MatButton, MatToolbar, MatToolbarRow],
  templateUrl: './toolbar-harness-example.html',
})
export class ToolbarHarnessExample {
  protected readonly loaves = signal(12);
}
