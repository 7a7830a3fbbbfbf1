import { CdkMonitorFocus, FocusOrigin } from '@angular/cdk/a11y';
import { Component, signal } from '@angular/core';

/**
 * @title Focus monitor directives
 * @summary One section reacts when it has focus itself, the other also when focus is inside it.
 */
@Component({
  selector: 'focus-monitor-directives-example',
  imports: [CdkMonitorFocus],
  templateUrl: './focus-monitor-directives-example.html',
  styleUrl: './focus-monitor-directives-example.css',
})
export class FocusMonitorDirectivesExample {
  protected readonly element = signal<FocusOrigin>(null);
  protected readonly subtree = signal<FocusOrigin>(null);
}
