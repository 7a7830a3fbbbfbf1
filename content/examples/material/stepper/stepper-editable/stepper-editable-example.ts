import { Component, inject, signal } from '@angular/core';
import { NonNullableFormBuilder, ReactiveFormsModule, Validators } from '@angular/forms';
import { MatButton } from '@angular/material/button';
import { MatFormField, MatLabel } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import { MatSlideToggle } from '@angular/material/slide-toggle';
import { MatStep, MatStepper, MatStepperNext, MatStepperPrevious } from '@angular/material/stepper';

/**
 * @title Steps that can't be edited
 * @summary Stops users from returning to a step after they complete it.
 */
@Component({
  selector: 'stepper-editable-example',
  imports: [
    MatButton,
    MatFormField,
    MatInput,
    MatLabel,
    MatSlideToggle,
    MatStep,
    MatStepper,
    MatStepperNext,
    MatStepperPrevious,
    ReactiveFormsModule,
  ],
  templateUrl: './stepper-editable-example.html',
})
export class StepperEditableExample {
  protected readonly editable = signal(false);
  protected readonly ballot = inject(NonNullableFormBuilder).group({
    tree: ['Rowan', Validators.required],
  });
}
