import { Component, computed, signal } from '@angular/core';
import { MatCheckboxModule } from '@angular/material/checkbox';

/** @title Testing checkboxes with their harness */
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
