import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatFormFieldHarness } from '@angular/material/form-field/testing';
import { MatInputHarness } from '@angular/material/input/testing';
import { InputHintExample } from './input-hint-example';

describe('InputHintExample', () => {
  it('counts down and describes the input', async () => {
    const loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(InputHintExample));
    const field = await loader.getHarness(MatFormFieldHarness);
    const input = await loader.getHarness(MatInputHarness);
    expect(await field.getTextHints()).toEqual([
      'Printed on the tag in the pot',
      '15 characters left',
    ]);

    await input.setValue('Sweet pea');
    await input.setValue('Sea holly, blue');
    expect((await field.getTextHints())[1]).toBe('9 characters left');

    const describedBy = await (await input.host()).getAttribute('aria-describedby');
    expect(describedBy?.split(' ')).toHaveLength(2);
  });
});
