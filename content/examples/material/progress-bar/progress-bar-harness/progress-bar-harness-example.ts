import { Component, computed, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatProgressBar } from '@angular/material/progress-bar';

/**
 * @title Progress bar harness test
 * @summary Reads the mode and the value of a progress bar through a harness.
 */
@Component({
  selector: 'progress-bar-harness-example',
  imports: [MatButton, MatProgressBar],
  templateUrl: './progress-bar-harness-example.html',
})
export class ProgressBarHarnessExample {
  /** The number of sealed jars out of eight. The bar is indeterminate until the first. */
  protected readonly sealed = signal(0);
  protected readonly percent = computed(() => (this.sealed() / 8) * 100);

  protected seal(): void {
    this.sealed.update((sealed) => Math.min(sealed + 1, 8));
  }
}
