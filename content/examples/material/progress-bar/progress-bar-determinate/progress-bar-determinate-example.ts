import { Component, computed, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatProgressBar } from '@angular/material/progress-bar';

/**
 * @title Determinate progress bar
 * @summary Shows how many of sixteen pages have been scanned.
 */
@Component({
  selector: 'progress-bar-determinate-example',
  imports: [MatButton, MatProgressBar],
  templateUrl: './progress-bar-determinate-example.html',
})
export class ProgressBarDeterminateExample {
  protected readonly pages = 16;
  protected readonly scanned = signal(6);
  protected readonly percent = computed(() => (this.scanned() / this.pages) * 100);

  protected scanNext(): void {
    this.scanned.update((count) => Math.min(count + 1, this.pages));
  }
}
