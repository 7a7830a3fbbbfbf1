import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatToolbarHarness } from '@angular/material/toolbar/testing';
import { ToolbarBasicExample } from './toolbar-basic-example';

describe('ToolbarBasicExample', () => {
  it('has the title in its only row', async () => {
    const loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(ToolbarBasicExample));
    const toolbar = await loader.getHarness(MatToolbarHarness);

    expect(await toolbar.hasMultipleRows()).toBe(false);
    expect(await toolbar.getRowsAsText()).toEqual(['Weather station']);
  });
});
