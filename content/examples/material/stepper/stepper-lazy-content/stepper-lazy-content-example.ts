import { Component, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import {
  MatStep,
  MatStepContent,
  MatStepper,
  MatStepperNext,
  MatStepperPrevious,
} from '@angular/material/stepper';
import { StarChart } from './star-chart';

/**
 * @title Lazy content
 * @summary Creates the content of a step when users first open it.
 */
@Component({
  selector: 'stepper-lazy-content-example',
  imports: [
    MatButton,
    MatStep,
    MatStepContent,
    MatStepper,
    MatStepperNext,
    MatStepperPrevious,
    StarChart,
  ],
  templateUrl: './stepper-lazy-content-example.html',
})
export class StepperLazyContentExample {
  protected readonly seasons = [
    { name: 'Spring', star: 'Arcturus' },
    { name: 'Fall', star: 'Fomalhaut' },
    { name: 'Winter', star: 'Rigel' },
  ];
  protected readonly drawn = signal(0);

  protected countChart(): void {
    this.drawn.update((drawn) => drawn + 1);
  }
}
