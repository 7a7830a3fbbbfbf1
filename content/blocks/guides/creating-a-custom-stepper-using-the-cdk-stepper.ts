import type { CdkStep } from '@angular/cdk/stepper';

export declare class View {
  step: CdkStep;
}
