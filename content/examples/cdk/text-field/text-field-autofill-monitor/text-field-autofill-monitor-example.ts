import { AutofillMonitor } from '@angular/cdk/text-field';
import {
  afterNextRender,
  Component,
  DestroyRef,
  ElementRef,
  inject,
  signal,
  viewChild,
} from '@angular/core';
import { MatFormField, MatLabel } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';

/**
 * @title Autofill monitor for several fields
 * @summary Outlines each field that the browser filled in.
 */
@Component({
  selector: 'text-field-autofill-monitor-example',
  imports: [MatFormField, MatInput, MatLabel],
  templateUrl: './text-field-autofill-monitor-example.html',
  styleUrl: './text-field-autofill-monitor-example.css',
})
export class TextFieldAutofillMonitorExample {
  private readonly autofill = inject(AutofillMonitor);
  private readonly street = viewChild.required('street', { read: ElementRef<HTMLElement> });
  private readonly town = viewChild.required('town', { read: ElementRef<HTMLElement> });
  protected readonly streetFilled = signal(false);
  protected readonly townFilled = signal(false);

  constructor() {
    const destroyRef = inject(DestroyRef);
    // The view queries have results after the first render. Monitoring stops with the component.
    afterNextRender(() => {
      for (const [field, filled] of [
        [this.street(), this.streetFilled],
        [this.town(), this.townFilled],
      ] as const) {
        this.autofill.monitor(field).subscribe(({ isAutofilled }) => filled.set(isAutofilled));
        destroyRef.onDestroy(() => this.autofill.stopMonitoring(field));
      }
    });
  }
}
