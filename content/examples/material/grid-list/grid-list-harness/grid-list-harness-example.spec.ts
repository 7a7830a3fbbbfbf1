import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatGridListHarness } from '@angular/material/grid-list/testing';
import { GridListHarnessExample } from './grid-list-harness-example';

describe('GridListHarnessExample', () => {
  let loader: HarnessLoader;
  let grid: MatGridListHarness;

  beforeEach(async () => {
    loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(GridListHarnessExample));
    grid = await loader.getHarness(MatGridListHarness);
  });

  it('has three columns and a tile for each cage', async () => {
    expect(await grid.getColumns()).toBe(3);
    expect(await grid.getTiles()).toHaveLength(2);
  });

  it('finds a tile by its header', async () => {
    const [finches] = await grid.getTiles({ headerText: 'Finches' });

    expect(await finches.getColspan()).toBe(2);
    expect(await finches.getRowspan()).toBe(1);
    expect(await finches.getFooterText()).toBe('Keeper: Ada');
  });

  it('puts the owls into a row of their own', async () => {
    await (await loader.getHarness(MatButtonHarness)).click();
    const [owls] = await grid.getTiles({ headerText: 'Owls' });

    expect(await owls.getColspan()).toBe(3);
  });
});
