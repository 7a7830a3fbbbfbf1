import { Component, computed, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatProgressBar } from '@angular/material/progress-bar';

/**
 * @title Buffer progress bar
 * @summary Shows how much of a recording has been played and how much has loaded.
 */
@Component({
  selector: 'progress-bar-buffer-example',
  imports: [MatButton, MatProgressBar],
  templateUrl: './progress-bar-buffer-example.html',
})
export class ProgressBarBufferExample {
  protected readonly seconds = 240;
  protected readonly heard = signal(60);
  protected readonly loaded = signal(120);
  protected readonly heardPercent = computed(() => (this.heard() / this.seconds) * 100);
  protected readonly loadedPercent = computed(() => (this.loaded() / this.seconds) * 100);

  protected skip(): void {
    const next = Math.min(this.heard() + 30, this.seconds);
    this.heard.set(next);
    this.loaded.set(Math.min(next + 60, this.seconds));
  }
}
