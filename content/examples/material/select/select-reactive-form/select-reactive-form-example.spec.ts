import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatFormFieldHarness } from '@angular/material/form-field/testing';
import { MatSelectHarness } from '@angular/material/select/testing';
import { SelectReactiveFormExample } from './select-reactive-form-example';

describe('SelectReactiveFormExample', () => {
  it('asks for a workshop when the form is sent without one', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(SelectReactiveFormExample),
    );
    const field = await loader.getHarness(MatFormFieldHarness);

    await (await loader.getHarness(MatButtonHarness.with({ text: 'Enroll' }))).click();
    expect(await field.getTextErrors()).toEqual(['Choose the workshop you come to']);

    const select = await loader.getHarness(MatSelectHarness);
    await select.open();
    await select.clickOptions({ text: 'Marbling' });
    expect(await field.getTextErrors()).toEqual([]);
  });
});
