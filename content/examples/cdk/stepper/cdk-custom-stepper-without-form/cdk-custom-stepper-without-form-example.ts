import { CdkStep } from '@angular/cdk/stepper';
import { Component } from '@angular/core';
import { DotStepper } from './dot-stepper';

/**
 * @title Custom stepper
 * @summary Shows one step at a time, with a dot for each step below it.
 */
@Component({
  selector: 'cdk-custom-stepper-without-form-example',
  imports: [CdkStep, DotStepper],
  templateUrl: './cdk-custom-stepper-without-form-example.html',
})
export class CdkCustomStepperWithoutFormExample {}
