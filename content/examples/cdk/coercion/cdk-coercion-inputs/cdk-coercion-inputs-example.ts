import { coerceCssPixelValue, coerceStringArray } from '@angular/cdk/coercion';
import { booleanAttribute, Component, input } from '@angular/core';

/** Accepts lists and sizes as attributes, which are always text. */
@Component({
  selector: 'flag-hoist',
  template: `
    @for (flag of flags(); track $index) {
      <span [style.width]="size()" [class.bold]="bold()">{{ flag }}</span>
    }
  `,
  styleUrl: './cdk-coercion-inputs-example.css',
})
export class FlagHoist {
  readonly flags = input<string[], string | string[]>([], {
    transform: (v) => coerceStringArray(v),
  });
  readonly size = input('96px', { transform: coerceCssPixelValue });
  readonly bold = input(false, { transform: booleanAttribute });
}

/**
 * @title Inputs set by attributes
 * @summary A component accepts text attributes as well as bound arrays and numbers.
 */
@Component({
  selector: 'cdk-coercion-inputs-example',
  imports: [FlagHoist],
  templateUrl: './cdk-coercion-inputs-example.html',
})
export class CdkCoercionInputsExample {
  protected readonly wide = 140;
}
