import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatToolbarHarness } from '@angular/material/toolbar/testing';
import { ToolbarHarnessExample } from './toolbar-harness-example';

describe('ToolbarHarnessExample', () => {
  let loader: HarnessLoader;

  beforeEach(() => {
    loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(ToolbarHarnessExample));
  });

  it('reads the rows of a toolbar', async () => {
    const [header, footer] = await loader.getAllHarnesses(MatToolbarHarness);

    expect(await header.hasMultipleRows()).toBe(true);
    expect(await header.getRowsAsText()).toEqual(['Bakery', '12 loaves left']);
    expect(await footer.hasMultipleRows()).toBe(false);
  });

  it('finds a toolbar by its text and clicks a button in it', async () => {
    const footer = await loader.getHarness(MatToolbarHarness.with({ text: /Sell/ }));
    await (await footer.getHarness(MatButtonHarness)).click();

    const header = await loader.getHarness(MatToolbarHarness.with({ text: /Bakery/ }));
    expect(await header.getRowsAsText()).toEqual(['Bakery', '11 loaves left']);
  });
});
