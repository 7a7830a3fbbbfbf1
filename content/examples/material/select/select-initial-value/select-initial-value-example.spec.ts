import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { MatNativeSelectHarness } from '@angular/material/input/testing';
import { MatSelectHarness } from '@angular/material/select/testing';
import { SelectInitialValueExample } from './select-initial-value-example';

describe('SelectInitialValueExample', () => {
  it('shows the option whose value is in the model, in both kinds of select', async () => {
    const fixture: ComponentFixture<SelectInitialValueExample> =
      TestBed.createComponent(SelectInitialValueExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const select = await loader.getHarness(MatSelectHarness);
    const native = await loader.getHarness(MatNativeSelectHarness);
    const [chosen] = await native.getOptions({ isSelected: true });

    expect(await select.getValueText()).toBe('Irish');
    expect(await chosen.getText()).toBe('Romansh');

    await native.selectOptions({ text: 'Basque' });
    // A browser tells of the choice twice, the harness by `change` alone.
    await (await native.host()).dispatchEvent('input');
    expect(fixture.nativeElement.textContent).toContain('Booked: ga, eu');
  });
});
