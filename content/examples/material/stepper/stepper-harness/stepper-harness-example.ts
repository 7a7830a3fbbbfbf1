import { Component, signal } from '@angular/core';
import { form, FormField, required } from '@angular/forms/signals';
import { MatButton } from '@angular/material/button';
import { MatError, MatFormField, MatLabel } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import { MatStep, MatStepper, MatStepperNext, MatStepperPrevious } from '@angular/material/stepper';

/**
 * @title Stepper harness
 * @summary Tests the state of steps and moves between them with the harness.
 */
@Component({
  selector: 'stepper-harness-example',
  imports: [
    FormField,
    MatButton,
    MatError,
    MatFormField,
    MatInput,
    MatLabel,
    MatStep,
    MatStepper,
    MatStepperNext,
    MatStepperPrevious,
  ],
  templateUrl: './stepper-harness-example.html',
})
export class StepperHarnessExample {
  protected readonly find = form(signal({ what: '' }), (path) => {
    required(path.what, { message: 'Say what you found' });
  });
}
