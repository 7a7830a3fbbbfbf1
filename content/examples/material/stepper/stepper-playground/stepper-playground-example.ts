import { Component, input, output } from '@angular/core';
import { MatButton } from '@angular/material/button';
import {
  MatStep,
  MatStepper,
  MatStepperNext,
  MatStepperPrevious,
  StepperOrientation,
} from '@angular/material/stepper';

/**
 * @title Stepper playground
 * @summary Lets you try the orientation, the positions and the rules of a stepper.
 */
@Component({
  selector: 'stepper-playground-example',
  imports: [MatButton, MatStep, MatStepper, MatStepperNext, MatStepperPrevious],
  templateUrl: './stepper-playground-example.html',
})
export class StepperPlaygroundExample {
  /** Direction in which the steps follow each other. */
  readonly orientation = input<StepperOrientation>('vertical');
  /** Side of the icon where the labels of a horizontal stepper appear. */
  readonly labelPosition = input<'bottom' | 'end'>('end');
  /** Side of the content where the headers of a horizontal stepper appear. */
  readonly headerPosition = input<'top' | 'bottom'>('top');
  /** Prevents users from skipping a step that isn't complete. */
  readonly linear = input(false);
  /** Lets users skip the second step. */
  readonly optional = input(false);
  /** Lets users return to the first step. */
  readonly editable = input(true);

  readonly selectionChange = output<{ selectedIndex: number }>();
}
