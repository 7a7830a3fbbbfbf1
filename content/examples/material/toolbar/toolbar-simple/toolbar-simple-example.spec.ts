import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatToolbarHarness } from '@angular/material/toolbar/testing';
import { ToolbarSimpleExample } from './toolbar-simple-example';

describe('ToolbarSimpleExample', () => {
  it('saves with a button of the toolbar', async () => {
    const fixture = TestBed.createComponent(ToolbarSimpleExample);
    const status = fixture.nativeElement.querySelector('[role=status]');
    const toolbar = await TestbedHarnessEnvironment.loader(fixture).getHarness(MatToolbarHarness);
    expect(status.textContent).toBe('Not saved');

    await (await toolbar.getHarness(MatButtonHarness.with({ text: 'Save' }))).click();

    expect(status.textContent).toBe('Saved');
  });
});
