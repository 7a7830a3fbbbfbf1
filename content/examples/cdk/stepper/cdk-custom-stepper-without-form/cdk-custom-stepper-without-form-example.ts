import { CdkStep } from '@angular/cdk/stepper';
import { Component } from '@angular/core';
import { DotStepper } from './dot-stepper';

/** @title Stepper of our own that walks through repotting a plant */
@Component({
  selector: 'cdk-custom-stepper-without-form-example',
  imports: [CdkStep, DotStepper],
  templateUrl: './cdk-custom-stepper-without-form-example.html',
})
export class CdkCustomStepperWithoutFormExample {}
