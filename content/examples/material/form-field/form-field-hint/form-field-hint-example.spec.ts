import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatFormFieldHarness } from '@angular/material/form-field/testing';
import { MatInputHarness } from '@angular/material/input/testing';
import { FormFieldHintExample } from './form-field-hint-example';

describe('FormFieldHintExample', () => {
  it('counts down beside the lasting hint', async () => {
    const fixture = TestBed.createComponent(FormFieldHintExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const field = await loader.getHarness(
      MatFormFieldHarness.with({ floatingLabelText: 'Engraving' }),
    );
    expect(await field.getTextHints()).toEqual(['On the back of the watch', '40 left']);

    const input = await field.getControl(MatInputHarness);
    await input?.setValue('For Tomas, 1998');
    expect(await field.getTextHints()).toEqual(['On the back of the watch', '25 left']);
  });
});
