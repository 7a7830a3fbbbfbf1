import { Component } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatStep, MatStepper, MatStepperNext, MatStepperPrevious } from '@angular/material/stepper';

/**
 * @title Label position
 * @summary Places the labels of the steps below their icons.
 */
@Component({
  selector: 'stepper-label-position-bottom-example',
  imports: [MatButton, MatStep, MatStepper, MatStepperNext, MatStepperPrevious],
  templateUrl: './stepper-label-position-bottom-example.html',
})
export class StepperLabelPositionBottomExample {
  protected readonly tasks = [
    { name: 'Cut', text: 'Cut away what is to stay white.' },
    { name: 'Ink', text: 'Roll the ink on thinly, twice.' },
    { name: 'Print', text: 'Lay the paper on and rub it with a spoon.' },
  ];
}
