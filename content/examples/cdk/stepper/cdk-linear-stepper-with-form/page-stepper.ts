import { CdkStepper, CdkStepperNext, CdkStepperPrevious } from '@angular/cdk/stepper';
import { NgTemplateOutlet } from '@angular/common';
import { Component } from '@angular/core';

/** Shows the steps as pages; with `linear`, a page must be valid before the next one opens. */
@Component({
  selector: 'page-stepper',
  imports: [CdkStepperNext, CdkStepperPrevious, NgTemplateOutlet],
  templateUrl: './page-stepper.html',
  styleUrl: './page-stepper.css',
  providers: [{ provide: CdkStepper, useExisting: PageStepper }],
})
export class PageStepper extends CdkStepper {
  protected get blocked(): boolean {
    return this.linear && !this.selected?.completed;
  }
}
