import { Component, signal } from '@angular/core';
import { form, FormField, max, min, required } from '@angular/forms/signals';
import { MatButton } from '@angular/material/button';
import { MatError, MatFormField, MatLabel, MatSuffix } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import { MatStep, MatStepper, MatStepperNext, MatStepperPrevious } from '@angular/material/stepper';

interface Firing {
  pot: { clay: string };
  kiln: { degrees: number | null };
}

/**
 * @title Stepper with signal forms
 * @summary Uses the parts of a signal form as the controls of linear steps.
 */
@Component({
  selector: 'stepper-signal-forms-example',
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
    MatSuffix,
  ],
  templateUrl: './stepper-signal-forms-example.html',
})
export class StepperSignalFormsExample {
  protected readonly firing = form(
    signal<Firing>({ pot: { clay: '' }, kiln: { degrees: null } }),
    (path) => {
      required(path.pot.clay, { message: 'The clay decides how hot it may get' });
      required(path.kiln.degrees, { message: 'Read the temperature off the cone' });
      min(path.kiln.degrees, 600, { message: 'Below 600 °C it stays clay' });
      max(path.kiln.degrees, 1300, { message: 'Above 1300 °C it melts' });
    },
  );
}
