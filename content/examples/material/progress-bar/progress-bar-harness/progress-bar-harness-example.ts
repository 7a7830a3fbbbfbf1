import { Component, computed, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatProgressBar } from '@angular/material/progress-bar';

/** @title Testing progress bars with their harness */
@Component({
  selector: 'progress-bar-harness-example',
  imports: [MatButton, MatProgressBar],
  templateUrl: './progress-bar-harness-example.html',
})
export class ProgressBarHarnessExample {
  /** How many of eight jars are sealed; nothing is known before the first. */
  protected readonly sealed = signal(0);
  protected readonly percent = computed(() => (this.sealed() / 8) * 100);

  protected seal(): void {
    this.sealed.update((sealed) => Math.min(sealed + 1, 8));
  }
}
