import { Component, input, output } from '@angular/core';
import { MatButton } from '@angular/material/button';
import {
  MatStep,
  MatStepper,
  MatStepperNext,
  MatStepperPrevious,
  StepperOrientation,
} from '@angular/material/stepper';

/** @title Stepper playground */
@Component({
  selector: 'stepper-playground-example',
  imports: [MatButton, MatStep, MatStepper, MatStepperNext, MatStepperPrevious],
  templateUrl: './stepper-playground-example.html',
})
export class StepperPlaygroundExample {
  /** In which direction the steps follow each other. */
  readonly orientation = input<StepperOrientation>('vertical');
  /** Where the labels of a horizontal stepper stand. */
  readonly labelPosition = input<'bottom' | 'end'>('end');
  /** On which side of the text the steps of a horizontal stepper stand. */
  readonly headerPosition = input<'top' | 'bottom'>('top');
  /** Lets nobody skip a step that is not complete. */
  readonly linear = input(false);
  /** Marks the second step as one that may be left out. */
  readonly optional = input(false);
  /** Lets people come back to the first step. */
  readonly editable = input(true);

  readonly selectionChange = output<{ selectedIndex: number }>();
}
