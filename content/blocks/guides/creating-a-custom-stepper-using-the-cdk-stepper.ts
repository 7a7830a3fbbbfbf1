import type { CdkStep } from '@angular/cdk/stepper';
import type { FormGroup } from '@angular/forms';

export declare class View {
  bread: FormGroup;
  step: CdkStep;
}
