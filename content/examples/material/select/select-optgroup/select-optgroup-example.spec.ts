import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatSelectHarness } from '@angular/material/select/testing';
import { SelectOptgroupExample } from './select-optgroup-example';

describe('SelectOptgroupExample', () => {
  it('disables the sheets of the series that is sold out', async () => {
    const loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(SelectOptgroupExample));
    const select = await loader.getHarness(MatSelectHarness);
    await select.open();
    const [uplands] = await select.getOptionGroups({ labelText: /Uplands/ });
    const [moor] = await select.getOptions({ text: 'High moor' });

    expect(await uplands.isDisabled()).toBe(true);
    expect(await moor.isDisabled()).toBe(true);

    await select.clickOptions({ text: 'Gorge' });
    expect(await select.getValueText()).toBe('Gorge');
  });
});
