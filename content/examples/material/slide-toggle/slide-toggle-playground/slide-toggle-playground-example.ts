import { Component, input, model, output } from '@angular/core';
import { MatSlideToggle, MatSlideToggleChange } from '@angular/material/slide-toggle';

/** @title Slide toggle playground */
@Component({
  selector: 'slide-toggle-playground-example',
  imports: [MatSlideToggle],
  templateUrl: './slide-toggle-playground-example.html',
})
export class SlideTogglePlaygroundExample {
  /** What is switched. */
  readonly label = input('Storm warnings');
  /** On which side of the switch the label stands. */
  readonly labelPosition = input<'before' | 'after'>('after');
  /** Whether it is on. */
  readonly checked = model(true);
  /** Leaves out the picture in the handle. */
  readonly hideIcon = input(false);
  /** Cannot be changed. */
  readonly disabled = input(false);
  /** Stays in the tab order while it is disabled. */
  readonly disabledInteractive = input(false);

  readonly change = output<MatSlideToggleChange>();
}
