import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatNavListHarness } from '@angular/material/list/testing';
import { ListNavigationExample } from './list-navigation-example';

describe('ListNavigationExample', () => {
  it('marks the collection that was opened', async () => {
    const fixture = TestBed.createComponent(ListNavigationExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const list = await loader.getHarness(MatNavListHarness);
    const [photographs] = await list.getItems({ fullText: /Photographs/ });
    expect(await photographs.isActivated()).toBe(false);

    await photographs.click();

    expect(await photographs.isActivated()).toBe(true);
    expect(await (await photographs.host()).getAttribute('aria-current')).toBe('page');
  });
});
