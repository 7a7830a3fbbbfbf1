import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatSelectHarness } from '@angular/material/select/testing';
import { SelectCustomTriggerExample } from './select-custom-trigger-example';

describe('SelectCustomTriggerExample', () => {
  it('names the first instrument and counts the others', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(SelectCustomTriggerExample),
    );
    const select = await loader.getHarness(MatSelectHarness);
    expect(await select.getValueText()).toMatch(/Bagpipe\s+and 2 others/);

    await select.open();
    await select.clickOptions({ text: 'Zither' });

    expect(await select.getValueText()).toMatch(/Bagpipe\s+and 1 other$/);
  });
});
