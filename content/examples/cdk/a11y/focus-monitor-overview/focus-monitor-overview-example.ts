import { FocusMonitor, FocusOrigin } from '@angular/cdk/a11y';
import {
  afterNextRender,
  Component,
  DestroyRef,
  ElementRef,
  inject,
  signal,
  viewChild,
} from '@angular/core';

/**
 * @title Focus origin
 * @summary The status shows whether a key, a pointer or code focused the button.
 */
@Component({
  selector: 'focus-monitor-overview-example',
  templateUrl: './focus-monitor-overview-example.html',
  styleUrl: './focus-monitor-overview-example.css',
})
export class FocusMonitorOverviewExample {
  private readonly bell = viewChild.required<ElementRef<HTMLButtonElement>>('bell');
  private readonly focusMonitor = inject(FocusMonitor);
  protected readonly origin = signal<FocusOrigin>(null);

  constructor() {
    const destroyRef = inject(DestroyRef);
    afterNextRender(() => {
      const bell = this.bell();
      this.focusMonitor.monitor(bell).subscribe((origin) => this.origin.set(origin));
      destroyRef.onDestroy(() => this.focusMonitor.stopMonitoring(bell));
    });
  }

  protected focusAsKeyboard(): void {
    this.focusMonitor.focusVia(this.bell(), 'keyboard');
  }
}
