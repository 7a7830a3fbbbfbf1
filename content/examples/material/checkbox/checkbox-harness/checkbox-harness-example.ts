import { Component, computed, signal } from '@angular/core';
import { MatCheckboxModule } from '@angular/material/checkbox';

/**
 * @title Harness test of checkboxes
 * @summary Tests checking and unchecking, and reads the total.
 */
@Component({
  selector: 'checkbox-harness-example',
  imports: [MatCheckboxModule],
  templateUrl: './checkbox-harness-example.html',
})
export class CheckboxHarnessExample {
  protected readonly giftWrap = signal(false);
  protected readonly express = signal(false);
  protected readonly total = computed(
    () => 24 + (this.giftWrap() ? 3 : 0) + (this.express() ? 8 : 0),
  );
}
