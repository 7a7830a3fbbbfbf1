import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatTreeHarness } from '@angular/material/tree/testing';
import { TreeFlatChildAccessorOverviewExample } from './tree-flat-child-accessor-overview-example';

describe('TreeFlatChildAccessorOverviewExample', () => {
  it('opens and closes every chapter', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(TreeFlatChildAccessorOverviewExample),
    );
    const tree = await loader.getHarness(MatTreeHarness);
    const [openAll, closeAll] = await loader.getAllHarnesses(
      MatButtonHarness.with({ variant: 'basic' }),
    );

    await openAll.click();
    expect(await tree.getNodes()).toHaveLength(8);
    const [dovetail] = await tree.getNodes({ text: 'Dovetail' });
    expect(await dovetail.getLevel()).toBe(3);

    await closeAll.click();
    expect(await tree.getNodes()).toHaveLength(2);
  });
});
