import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatSelectHarness } from '@angular/material/select/testing';
import { SelectNoRippleExample } from './select-no-ripple-example';

describe('SelectNoRippleExample', () => {
  it('draws no ripple in an option that is pressed', async () => {
    const loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(SelectNoRippleExample));
    const select = await loader.getHarness(MatSelectHarness);
    await select.open();

    const [madder] = await select.getOptions({ text: 'Madder' });
    await (await madder.host()).dispatchEvent('mousedown');
    expect(document.querySelector('mat-option .mat-ripple-element')).toBeNull();

    await madder.click();
    expect(await select.getValueText()).toBe('Madder');
  });
});
