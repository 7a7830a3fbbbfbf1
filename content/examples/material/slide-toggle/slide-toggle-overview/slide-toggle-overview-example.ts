import { Component, signal } from '@angular/core';
import { MatSlideToggle } from '@angular/material/slide-toggle';

/**
 * @title Basic slide toggle
 * @summary Turns an alarm on or off and shows what that means.
 */
@Component({
  selector: 'slide-toggle-overview-example',
  imports: [MatSlideToggle],
  templateUrl: './slide-toggle-overview-example.html',
})
export class SlideToggleOverviewExample {
  protected readonly alarm = signal(true);
}
