import { Component, signal } from '@angular/core';
import { MatSlideToggle } from '@angular/material/slide-toggle';

/** @title Slide toggle that switches a setting */
@Component({
  selector: 'slide-toggle-overview-example',
  imports: [MatSlideToggle],
  templateUrl: './slide-toggle-overview-example.html',
})
export class SlideToggleOverviewExample {
  protected readonly alarm = signal(true);
}
