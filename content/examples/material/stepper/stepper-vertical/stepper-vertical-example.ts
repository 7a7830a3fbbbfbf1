import { Component } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatStep, MatStepper, MatStepperNext, MatStepperPrevious } from '@angular/material/stepper';

/**
 * @title Vertical stepper
 * @summary Shows the content of each step below its header.
 */
@Component({
  selector: 'stepper-vertical-example',
  imports: [MatButton, MatStep, MatStepper, MatStepperNext, MatStepperPrevious],
  templateUrl: './stepper-vertical-example.html',
})
export class StepperVerticalExample {
  protected readonly baths = [
    { name: 'Developer', text: 'Nine minutes at 20 °C. Tip the tank over twice each minute.' },
    { name: 'Stop bath', text: 'Thirty seconds. It can be used again until it turns purple.' },
    { name: 'Fixer', text: 'Five minutes. After that the film may see light.' },
    { name: 'Wash', text: 'Ten minutes in running water, then hang it up where no dust falls.' },
  ];
}
