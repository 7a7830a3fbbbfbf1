import { Component, signal } from '@angular/core';
import { MatSlideToggle } from '@angular/material/slide-toggle';

/**
 * @title Immediate setting
 * @summary Turns a light on or off as soon as the toggle is clicked.
 */
@Component({
  selector: 'slide-toggle-at-once-example',
  imports: [MatSlideToggle],
  templateUrl: './slide-toggle-at-once-example.html',
})
export class SlideToggleAtOnceExample {
  protected readonly on = signal(true);
}
