import { Component, inject, signal } from '@angular/core';
import { NonNullableFormBuilder, ReactiveFormsModule, Validators } from '@angular/forms';
import { MatButtonModule } from '@angular/material/button';
import { MatCheckboxModule } from '@angular/material/checkbox';

/**
 * @title Reactive form with checkboxes
 * @summary Enables the button once the required checkbox is checked.
 */
@Component({
  selector: 'checkbox-reactive-forms-example',
  imports: [MatButtonModule, MatCheckboxModule, ReactiveFormsModule],
  templateUrl: './checkbox-reactive-forms-example.html',
  styleUrl: './checkbox-reactive-forms-example.css',
})
export class CheckboxReactiveFormsExample {
  protected readonly alerts = inject(NonNullableFormBuilder).group({
    frost: true,
    storm: false,
    pollen: false,
    consent: [false, Validators.requiredTrue],
  });

  protected readonly subscribed = signal('');

  protected subscribe() {
    const { frost, storm, pollen } = this.alerts.getRawValue();
    const chosen = Object.entries({ frost, storm, pollen }).filter(([, wanted]) => wanted);
    this.subscribed.set(chosen.map(([name]) => name).join(', ') || 'nothing');
  }
}
