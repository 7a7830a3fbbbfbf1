import { Component, computed, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatProgressBar, ProgressBarMode } from '@angular/material/progress-bar';

type Phase = 'connecting' | 'receiving' | 'done';

/**
 * @title Query progress bar that becomes determinate
 * @summary Shows a query bar while connecting, and a value once data arrives.
 */
@Component({
  selector: 'progress-bar-query-example',
  imports: [MatButton, MatProgressBar],
  templateUrl: './progress-bar-query-example.html',
})
export class ProgressBarQueryExample {
  protected readonly phase = signal<Phase>('connecting');
  protected readonly mode = computed<ProgressBarMode>(() =>
    this.phase() === 'connecting' ? 'query' : 'determinate',
  );
  protected readonly value = computed(() => (this.phase() === 'done' ? 100 : 35));

  protected advance(): void {
    this.phase.update((phase) =>
      phase === 'connecting' ? 'receiving' : phase === 'receiving' ? 'done' : 'connecting',
    );
  }
}
