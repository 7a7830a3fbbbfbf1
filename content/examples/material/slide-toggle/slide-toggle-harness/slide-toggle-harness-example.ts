import { Component, signal } from '@angular/core';
import { disabled, form, FormField } from '@angular/forms/signals';
import { MatSlideToggle } from '@angular/material/slide-toggle';

/**
 * @title Slide toggle harness
 * @summary Tests two toggles, one of which is disabled while the other is off.
 */
@Component({
  selector: 'slide-toggle-harness-example',
  imports: [FormField, MatSlideToggle],
  templateUrl: './slide-toggle-harness-example.html',
})
export class SlideToggleHarnessExample {
  protected readonly pump = form(signal({ power: true, night: false }), (path) => {
    disabled(path.night, { when: ({ valueOf }) => !valueOf(path.power) });
  });
}
