import { Component, inject } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatButtonToggle, MatButtonToggleGroup } from '@angular/material/button-toggle';
import {
  MatStep,
  MatStepper,
  MatStepperIntl,
  MatStepperNext,
  MatStepperPrevious,
} from '@angular/material/stepper';
import { languages, StepperTexts } from './stepper-texts';

/**
 * @title Translated stepper
 * @summary Translates the texts of the stepper while the page is open.
 */
@Component({
  selector: 'stepper-intl-example',
  imports: [
    MatButton,
    MatButtonToggle,
    MatButtonToggleGroup,
    MatStep,
    MatStepper,
    MatStepperNext,
    MatStepperPrevious,
  ],
  providers: [StepperTexts, { provide: MatStepperIntl, useExisting: StepperTexts }],
  templateUrl: './stepper-intl-example.html',
  styleUrl: './stepper-intl-example.css',
})
export class StepperIntlExample {
  protected readonly texts = inject(StepperTexts);
  protected readonly languages = languages;
}
