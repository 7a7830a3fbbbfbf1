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
 * @title Focus from code
 * @summary Buttons focus a field and set the origin of its focus.
 */
@Component({
  selector: 'focus-monitor-focus-via-example',
  imports: [],
  templateUrl: './focus-monitor-focus-via-example.html',
  styleUrl: './focus-monitor-focus-via-example.css',
})
export class FocusMonitorFocusViaExample {
  private readonly focusMonitor = inject(FocusMonitor);
  private readonly code = viewChild.required<ElementRef<HTMLElement>>('code');
  protected readonly origins: readonly Exclude<FocusOrigin, null>[] = [
    'mouse',
    'touch',
    'keyboard',
    'program',
  ];
  protected readonly origin = signal<FocusOrigin>(null);

  constructor() {
    const destroyRef = inject(DestroyRef);
    afterNextRender(() => {
      const code = this.code();
      this.focusMonitor.monitor(code).subscribe((origin) => this.origin.set(origin));
      destroyRef.onDestroy(() => this.focusMonitor.stopMonitoring(code));
    });
  }

  protected focusVia(origin: FocusOrigin): void {
    this.focusMonitor.focusVia(this.code(), origin);
  }
}
