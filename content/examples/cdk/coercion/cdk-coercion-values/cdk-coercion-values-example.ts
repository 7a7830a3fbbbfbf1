import {
  coerceArray,
  coerceBooleanProperty,
  coerceCssPixelValue,
  coerceNumberProperty,
  coerceStringArray,
} from '@angular/cdk/coercion';
import { Component, computed, signal } from '@angular/core';

/**
 * @title Results of each function
 * @summary Type a text to see what each function converts it to.
 */
@Component({
  selector: 'cdk-coercion-values-example',
  templateUrl: './cdk-coercion-values-example.html',
  styleUrl: './cdk-coercion-values-example.css',
})
export class CdkCoercionValuesExample {
  protected readonly text = signal('12 rem');

  protected readonly results = computed(() => {
    const text = this.text();
    const values = {
      coerceBooleanProperty: coerceBooleanProperty(text),
      coerceNumberProperty: coerceNumberProperty(text, -1),
      coerceCssPixelValue: coerceCssPixelValue(text),
      coerceArray: coerceArray(text),
      coerceStringArray: coerceStringArray(text),
    };
    return Object.entries(values).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
  });
}
