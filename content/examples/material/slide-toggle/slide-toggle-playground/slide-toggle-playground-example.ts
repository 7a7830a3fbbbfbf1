import { Component, input, model, output } from '@angular/core';
import { MatSlideToggle, MatSlideToggleChange } from '@angular/material/slide-toggle';

/**
 * @title Slide toggle playground
 * @summary Lets you try the label, the icon and the disabled states of a toggle.
 */
@Component({
  selector: 'slide-toggle-playground-example',
  imports: [MatSlideToggle],
  templateUrl: './slide-toggle-playground-example.html',
})
export class SlideTogglePlaygroundExample {
  /** Label of the toggle. */
  readonly label = input('Storm warnings');
  /** Side of the switch where the label appears. */
  readonly labelPosition = input<'before' | 'after'>('after');
  /** Whether the toggle is on. */
  readonly checked = model(true);
  /** Hides the icon in the handle. */
  readonly hideIcon = input(false);
  /** Disables the toggle. */
  readonly disabled = input(false);
  /** Keeps a disabled toggle in the tab order. */
  readonly disabledInteractive = input(false);

  readonly change = output<MatSlideToggleChange>();
}
