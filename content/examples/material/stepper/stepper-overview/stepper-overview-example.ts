import { Component, inject } from '@angular/core';
import { NonNullableFormBuilder, ReactiveFormsModule, Validators } from '@angular/forms';
import { MatButton } from '@angular/material/button';
import { MatFormField, MatLabel } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import {
  MatStep,
  MatStepLabel,
  MatStepper,
  MatStepperNext,
  MatStepperPrevious,
} from '@angular/material/stepper';

/**
 * @title Linear stepper
 * @summary Opens a step only after the form of the previous step is valid.
 */
@Component({
  selector: 'stepper-overview-example',
  imports: [
    MatButton,
    MatFormField,
    MatInput,
    MatLabel,
    MatStep,
    MatStepLabel,
    MatStepper,
    MatStepperNext,
    MatStepperPrevious,
    ReactiveFormsModule,
  ],
  templateUrl: './stepper-overview-example.html',
})
export class StepperOverviewExample {
  private readonly formBuilder = inject(NonNullableFormBuilder);
  protected readonly piece = this.formBuilder.group({ title: ['', Validators.required] });
  protected readonly borrower = this.formBuilder.group({ museum: ['', Validators.required] });
}
