import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatFormFieldHarness } from '@angular/material/form-field/testing';
import { MatSelectHarness } from '@angular/material/select/testing';
import { SelectOverviewExample } from './select-overview-example';

describe('SelectOverviewExample', () => {
  it('says for which brewer the grind is', async () => {
    const loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(SelectOverviewExample));
    const select = await loader.getHarness(MatSelectHarness);
    const field = await loader.getHarness(MatFormFieldHarness);

    await select.open();
    await select.clickOptions({ text: 'Coarse' });

    expect(await select.getValueText()).toBe('Coarse');
    expect(await field.getTextHints()).toEqual(['French press, cold brew']);
  });
});
