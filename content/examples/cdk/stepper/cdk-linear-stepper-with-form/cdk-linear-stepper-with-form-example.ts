import { CdkStep } from '@angular/cdk/stepper';
import { Component, inject } from '@angular/core';
import { NonNullableFormBuilder, ReactiveFormsModule, Validators } from '@angular/forms';
import { PageStepper } from './page-stepper';

/**
 * @title Linear stepper with forms
 * @summary Opens a step only after the form of the previous step is valid.
 */
@Component({
  selector: 'cdk-linear-stepper-with-form-example',
  imports: [CdkStep, PageStepper, ReactiveFormsModule],
  templateUrl: './cdk-linear-stepper-with-form-example.html',
  styleUrl: './cdk-linear-stepper-with-form-example.css',
})
export class CdkLinearStepperWithFormExample {
  private readonly formBuilder = inject(NonNullableFormBuilder);
  protected readonly hike = this.formBuilder.group({ hut: ['', Validators.required] });
  protected readonly party = this.formBuilder.group({
    beds: [1, [Validators.required, Validators.min(1), Validators.max(8)]],
  });
}
