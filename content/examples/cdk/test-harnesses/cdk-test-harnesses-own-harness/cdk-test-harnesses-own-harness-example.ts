import { Component, input, model } from '@angular/core';

/** A bunk that can be taken. The harness hides its markup from tests. */
@Component({
  selector: 'ship-bunk',
  template: `
    <span class="name">{{ name() }}</span>
    <button type="button" [attr.aria-pressed]="taken()" (click)="taken.set(!taken())">
      {{ taken() ? 'Leave' : 'Take' }} {{ name() }}
    </button>
  `,
})
export class ShipBunk {
  readonly name = input.required<string>();
  readonly taken = model(false);
}

/**
 * @title Custom harness
 * @summary Tests a component through a harness that hides its markup.
 */
@Component({
  selector: 'cdk-test-harnesses-own-harness-example',
  imports: [ShipBunk],
  templateUrl: './cdk-test-harnesses-own-harness-example.html',
})
export class CdkTestHarnessesOwnHarnessExample {}
