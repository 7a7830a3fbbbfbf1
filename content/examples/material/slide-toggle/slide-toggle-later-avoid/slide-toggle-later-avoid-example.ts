import { Component, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatSlideToggle } from '@angular/material/slide-toggle';

/**
 * @title Avoid: slide toggle with a Save button
 * @summary Uses a toggle for a choice that takes effect only with a button.
 */
@Component({
  selector: 'slide-toggle-later-avoid-example',
  imports: [MatButton, MatSlideToggle],
  templateUrl: './slide-toggle-later-avoid-example.html',
})
export class SlideToggleLaterAvoidExample {
  protected readonly chosen = signal(false);
  protected readonly saved = signal(false);
}
