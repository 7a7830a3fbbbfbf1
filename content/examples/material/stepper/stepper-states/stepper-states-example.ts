import { STEPPER_GLOBAL_OPTIONS } from '@angular/cdk/stepper';
import { Component } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatIcon } from '@angular/material/icon';
import {
  MatStep,
  MatStepper,
  MatStepperIcon,
  MatStepperNext,
  MatStepperPrevious,
} from '@angular/material/stepper';

/**
 * @title Custom step icons
 * @summary Shows icons for the states of steps instead of numbers.
 */
@Component({
  selector: 'stepper-states-example',
  imports: [
    MatButton,
    MatIcon,
    MatStep,
    MatStepper,
    MatStepperIcon,
    MatStepperNext,
    MatStepperPrevious,
  ],
  // Without this option, steps that weren't opened yet show their number instead of their state.
  providers: [
    { provide: STEPPER_GLOBAL_OPTIONS, useValue: { displayDefaultIndicatorType: false } },
  ],
  templateUrl: './stepper-states-example.html',
})
export class StepperStatesExample {
  protected readonly legs = [
    { state: 'river', name: 'By kayak', text: 'Nine kilometers down to the weir.' },
    { state: 'path', name: 'On foot', text: 'Carry the boat around the weir, 400 meters.' },
    { state: 'hut', name: 'Overnight', text: 'The key hangs behind the shutter.' },
  ];
}
