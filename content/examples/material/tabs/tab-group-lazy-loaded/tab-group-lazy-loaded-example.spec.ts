import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatTabGroupHarness } from '@angular/material/tabs/testing';
import { TabGroupLazyLoadedExample } from './tab-group-lazy-loaded-example';

describe('TabGroupLazyLoadedExample', () => {
  it('makes a log only when its tab is opened', async () => {
    const fixture = TestBed.createComponent(TabGroupLazyLoadedExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const element: HTMLElement = fixture.nativeElement;
    const tabs = await loader.getHarness(MatTabGroupHarness);
    expect(element.querySelectorAll('voyage-log')).toHaveLength(1);

    await tabs.selectTab({ label: 'Home' });

    const home = await tabs.getSelectedTab();
    await vi.waitFor(async () => expect(await home.getTextContent()).toContain('log number 2'));
    expect(element.textContent).not.toContain('In the ice: log');
  });
});
