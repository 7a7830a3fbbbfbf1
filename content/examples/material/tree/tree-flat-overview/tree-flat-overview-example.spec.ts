import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatTreeHarness } from '@angular/material/tree/testing';
import { TreeFlatOverviewExample } from './tree-flat-overview-example';

describe('TreeFlatOverviewExample', () => {
  it('unfolds a section', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(TreeFlatOverviewExample),
    );
    const tree = await loader.getHarness(MatTreeHarness);
    expect(await tree.getNodes()).toHaveLength(3);

    const [strings] = await tree.getNodes({ text: /Strings/ });
    await strings.expand();

    const [cellos] = await tree.getNodes({ text: 'Cellos' });
    expect(await cellos.getLevel()).toBe(2);
  });
});
