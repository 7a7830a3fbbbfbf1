import { CdkStepper, CdkStepperNext, CdkStepperPrevious } from '@angular/cdk/stepper';
import { NgTemplateOutlet } from '@angular/common';
import { Component } from '@angular/core';

/** Shows one step at a time, with a dot for each below it. */
@Component({
  selector: 'dot-stepper',
  imports: [CdkStepperNext, CdkStepperPrevious, NgTemplateOutlet],
  templateUrl: './dot-stepper.html',
  styleUrl: './dot-stepper.css',
  providers: [{ provide: CdkStepper, useExisting: DotStepper }],
  host: { role: 'group' },
})
export class DotStepper extends CdkStepper {}
