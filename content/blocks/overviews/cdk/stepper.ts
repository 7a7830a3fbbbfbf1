import type { CdkStep, CdkStepper } from '@angular/cdk/stepper';
import type { QueryList, Signal } from '@angular/core';
import type { FormGroup } from '@angular/forms';

export declare class View {
  index: number;
  steps: QueryList<CdkStep>;
  passenger: FormGroup;
  paid: Signal<boolean>;
  track(index: number): void;
}

export declare class Host {
  stepper: Signal<CdkStepper>;
}
