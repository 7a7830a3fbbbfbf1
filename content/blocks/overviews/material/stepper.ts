import { Component, input, type Signal, type WritableSignal } from '@angular/core';
import type { FormGroup } from '@angular/forms';
import type { MatStep, MatStepper } from '@angular/material/stepper';
import type { Observable } from 'rxjs';

export declare class View {
  wide: Signal<boolean>;
  paid: Signal<boolean>;
  step: WritableSignal<number>;
  passenger: FormGroup;
  save(step: number): void;
  pay(step: MatStep, stepper: MatStepper): void;
}

export declare class Host {
  payments: { send(): Observable<void> };
}

@Component({ selector: 'app-seat-map', template: '' })
export class SeatMap {}

@Component({ selector: 'app-passenger-form', template: '' })
export class PassengerForm {
  readonly form = input.required<FormGroup>();
}
