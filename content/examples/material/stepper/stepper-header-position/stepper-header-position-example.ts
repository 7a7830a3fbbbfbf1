import { Component, signal } from '@angular/core';
import { MatSlideToggle } from '@angular/material/slide-toggle';
import { MatStep, MatStepper } from '@angular/material/stepper';

/**
 * @title Header position
 * @summary Places the headers of the steps above or below the content.
 */
@Component({
  selector: 'stepper-header-position-example',
  imports: [MatSlideToggle, MatStep, MatStepper],
  templateUrl: './stepper-header-position-example.html',
})
export class StepperHeaderPositionExample {
  protected readonly below = signal(true);
  protected readonly acts = [
    { name: 'Act I', text: 'A letter arrives at the lighthouse, addressed to nobody.' },
    { name: 'Act II', text: 'The keeper reads it aloud to the whole island.' },
    { name: 'Act III', text: 'The writer comes ashore and asks for it back.' },
  ];
}
