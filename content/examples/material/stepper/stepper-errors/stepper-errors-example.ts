import { STEPPER_GLOBAL_OPTIONS } from '@angular/cdk/stepper';
import { Component, inject } from '@angular/core';
import { NonNullableFormBuilder, ReactiveFormsModule, Validators } from '@angular/forms';
import { MatButton } from '@angular/material/button';
import { MatError, MatFormField, MatLabel } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import { MatStep, MatStepper, MatStepperNext, MatStepperPrevious } from '@angular/material/stepper';

/**
 * @title Errors in the header
 * @summary Marks a step in the header when its form has an error.
 */
@Component({
  selector: 'stepper-errors-example',
  imports: [
    MatButton,
    MatError,
    MatFormField,
    MatInput,
    MatLabel,
    MatStep,
    MatStepper,
    MatStepperNext,
    MatStepperPrevious,
    ReactiveFormsModule,
  ],
  providers: [{ provide: STEPPER_GLOBAL_OPTIONS, useValue: { showError: true } }],
  templateUrl: './stepper-errors-example.html',
})
export class StepperErrorsExample {
  protected readonly crew = inject(NonNullableFormBuilder).group({
    skipper: ['', Validators.required],
  });
}
