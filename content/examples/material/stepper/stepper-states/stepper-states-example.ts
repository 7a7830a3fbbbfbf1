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

/** @title States of steps with icons of their own */
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
  // Without it, steps that were not open yet show their number and not their state.
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
