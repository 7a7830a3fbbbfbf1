import { Component, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatButtonToggle, MatButtonToggleGroup } from '@angular/material/button-toggle';
import { MatStep, MatStepper, MatStepperNext, MatStepperPrevious } from '@angular/material/stepper';

/**
 * @title Animation duration
 * @summary Moves between steps without an animation, quickly or slowly.
 */
@Component({
  selector: 'stepper-animations-example',
  imports: [
    MatButton,
    MatButtonToggle,
    MatButtonToggleGroup,
    MatStep,
    MatStepper,
    MatStepperNext,
    MatStepperPrevious,
  ],
  templateUrl: './stepper-animations-example.html',
  styleUrl: './stepper-animations-example.css',
})
export class StepperAnimationsExample {
  protected readonly durations = [
    { name: 'None', value: '0ms' },
    { name: 'Quick', value: '200ms' },
    { name: 'Slow', value: '1500ms' },
  ];
  protected readonly duration = signal('200ms');
  protected readonly folds = [
    { name: 'Crease', text: 'Fold the sheet in half and open it again.' },
    { name: 'Roof', text: 'Bring both upper corners to the crease.' },
    { name: 'Brim', text: 'Turn the lower edges up, one on each side.' },
  ];
}
