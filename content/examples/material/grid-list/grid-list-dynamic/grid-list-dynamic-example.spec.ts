import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonToggleHarness } from '@angular/material/button-toggle/testing';
import { MatGridListHarness } from '@angular/material/grid-list/testing';
import { GridListDynamicExample } from './grid-list-dynamic-example';

describe('GridListDynamicExample', () => {
  it('narrows the tiles with the grid', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(GridListDynamicExample),
    );
    const grid = await loader.getHarness(MatGridListHarness);
    const widths = async () =>
      Promise.all((await grid.getTiles()).map((tile) => tile.getColspan()));
    expect(await widths()).toEqual([3, 1, 1, 2, 2]);

    await (await loader.getHarness(MatButtonToggleHarness.with({ text: '2' }))).check();

    expect(await grid.getColumns()).toBe(2);
    expect(await widths()).toEqual([2, 1, 1, 2, 2]);
  });
});
