import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatTabNavBarHarness } from '@angular/material/tabs/testing';
import { TabNavBarBasicExample } from './tab-nav-bar-basic-example';

describe('TabNavBarBasicExample', () => {
  it('marks the active link and shows its page', async () => {
    const loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(TabNavBarBasicExample));
    const bar = await loader.getHarness(MatTabNavBarHarness);

    await bar.clickLink({ label: 'Huts' });

    expect(await (await bar.getActiveLink()).getLabel()).toBe('Huts');
    expect(await (await bar.getPanel()).getTextContent()).toContain('have beds for tonight');
  });
});
