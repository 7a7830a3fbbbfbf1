import { Component, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatToolbar } from '@angular/material/toolbar';

/**
 * @title Toolbar with text buttons
 * @summary Aligns two text buttons to the end of the toolbar.
 */
@Component({
  selector: 'toolbar-simple-example',
  imports: [MatButton, MatToolbar],
  templateUrl: './toolbar-simple-example.html',
  styleUrl: './toolbar-simple-example.css',
})
export class ToolbarSimpleExample {
  protected readonly saved = signal(false);
}
