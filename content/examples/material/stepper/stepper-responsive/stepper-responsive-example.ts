import { BreakpointObserver } from '@angular/cdk/layout';
import { Component, inject } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { MatButton } from '@angular/material/button';
import {
  MatStep,
  MatStepper,
  MatStepperNext,
  MatStepperPrevious,
  StepperOrientation,
} from '@angular/material/stepper';
import { map } from 'rxjs';

/**
 * @title Responsive stepper
 * @summary Changes the orientation from vertical to horizontal on wide screens.
 */
@Component({
  selector: 'stepper-responsive-example',
  imports: [MatButton, MatStep, MatStepper, MatStepperNext, MatStepperPrevious],
  templateUrl: './stepper-responsive-example.html',
  styleUrl: './stepper-responsive-example.css',
})
export class StepperResponsiveExample {
  protected readonly orientation = toSignal(
    inject(BreakpointObserver)
      .observe('(min-width: 900px)')
      .pipe(map(({ matches }): StepperOrientation => (matches ? 'horizontal' : 'vertical'))),
    { initialValue: 'vertical' },
  );
  protected readonly stages = [
    { name: 'Lower valley', text: 'Eleven kilometers beside the railway, all in shade.' },
    { name: 'Hanging bridge', text: 'One at a time, and no dogs off the lead.' },
    { name: 'Summit', text: 'Back by the cable car: the last one leaves at 17:40.' },
  ];
}
