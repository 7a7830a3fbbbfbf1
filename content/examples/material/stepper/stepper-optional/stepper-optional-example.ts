import { Component, inject } from '@angular/core';
import { NonNullableFormBuilder, ReactiveFormsModule, Validators } from '@angular/forms';
import { MatButton } from '@angular/material/button';
import { MatFormField, MatLabel } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import { MatStep, MatStepper, MatStepperNext, MatStepperPrevious } from '@angular/material/stepper';

/**
 * @title Optional step
 * @summary Lets users skip one step of a linear stepper.
 */
@Component({
  selector: 'stepper-optional-example',
  imports: [
    MatButton,
    MatFormField,
    MatInput,
    MatLabel,
    MatStep,
    MatStepper,
    MatStepperNext,
    MatStepperPrevious,
    ReactiveFormsModule,
  ],
  templateUrl: './stepper-optional-example.html',
})
export class StepperOptionalExample {
  private readonly formBuilder = inject(NonNullableFormBuilder);
  protected readonly sighting = this.formBuilder.group({ species: ['', Validators.required] });
  protected readonly remark = this.formBuilder.group({ text: '' });
}
