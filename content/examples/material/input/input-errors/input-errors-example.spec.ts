import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatFormFieldHarness } from '@angular/material/form-field/testing';
import { MatInputHarness } from '@angular/material/input/testing';
import { InputErrorsExample } from './input-errors-example';

describe('InputErrorsExample', () => {
  async function setUp() {
    const fixture = TestBed.createComponent(InputErrorsExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    await fixture.whenStable();
    const fill = async (label: string, value: string) => {
      const field = await loader.getHarness(MatFormFieldHarness.with({ floatingLabelText: label }));
      const input = await field.getControl(MatInputHarness);
      await input?.setValue(value);
      await input?.blur();
      return field.getTextErrors();
    };
    return { fill, text: () => fixture.nativeElement.textContent };
  }

  it('has a message for each mistake', async () => {
    const { fill } = await setUp();

    expect(await fill('Reference', '')).toEqual(['Copy the reference from the label']);
    expect(await fill('Reference', 'nl 20')).toEqual([
      'Two capital letters, a hyphen, four digits',
    ]);
    expect(await fill('Weight', '45')).toEqual(['Above 30 kg it goes by freight']);
  });

  it('is ready when both are right', async () => {
    const { fill, text } = await setUp();
    expect(text()).toContain('Not ready yet');

    expect(await fill('Reference', 'NL-2048')).toEqual([]);
    expect(await fill('Weight', '2.5')).toEqual([]);
    expect(text()).toContain('Ready for the courier');
  });
});
