import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatSelectHarness } from '@angular/material/select/testing';
import { SelectValueBindingExample } from './select-value-binding-example';

describe('SelectValueBindingExample', () => {
  it('carries the value from the select to the signal and back', async () => {
    const fixture: ComponentFixture<SelectValueBindingExample> =
      TestBed.createComponent(SelectValueBindingExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const select = await loader.getHarness(MatSelectHarness);

    await select.open();
    await select.clickOptions({ text: 'Third' });
    expect(fixture.nativeElement.textContent).toContain('Third gear is in.');

    await (await loader.getHarness(MatButtonHarness)).click();
    expect(await select.getValueText()).toBe('Fourth');
  });
});
