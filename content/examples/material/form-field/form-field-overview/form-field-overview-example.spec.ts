import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatFormFieldHarness } from '@angular/material/form-field/testing';
import { MatInputHarness } from '@angular/material/input/testing';
import { FormFieldOverviewExample } from './form-field-overview-example';

describe('FormFieldOverviewExample', () => {
  it('floats the label above what is typed', async () => {
    const fixture = TestBed.createComponent(FormFieldOverviewExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const field = await loader.getHarness(
      MatFormFieldHarness.with({ floatingLabelText: 'Species' }),
    );
    expect(await field.isLabelFloating()).toBe(false);

    const input = await field.getControl(MatInputHarness);
    await input?.setValue('Kingfisher');
    await input?.blur();
    expect(await field.isLabelFloating()).toBe(true);
  });

  it('counts the characters of the notes', async () => {
    const fixture = TestBed.createComponent(FormFieldOverviewExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const field = await loader.getHarness(MatFormFieldHarness.with({ floatingLabelText: 'Notes' }));
    const notes = await field.getControl(MatInputHarness);
    await notes?.setValue('Two young birds');

    expect(await field.getTextHints()).toEqual(['15 / 120']);
  });
});
