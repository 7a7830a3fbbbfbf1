import { Component, signal } from '@angular/core';
import { MatSlideToggle } from '@angular/material/slide-toggle';

/** @title A slide toggle that acts at once */
@Component({
  selector: 'slide-toggle-at-once-example',
  imports: [MatSlideToggle],
  templateUrl: './slide-toggle-at-once-example.html',
})
export class SlideToggleAtOnceExample {
  protected readonly on = signal(true);
}
