import { CdkStep } from '@angular/cdk/stepper';
import { Component } from '@angular/core';
import { DotStepper } from './dot-stepper';

/** @title Stepper with a look of its own */
@Component({
  selector: 'cdk-custom-stepper-without-form-example',
  imports: [CdkStep, DotStepper],
  templateUrl: './cdk-custom-stepper-without-form-example.html',
})
export class CdkCustomStepperWithoutFormExample {}
