import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatSelectHarness } from '@angular/material/select/testing';
import { SelectPanelClassExample } from './select-panel-class-example';

describe('SelectPanelClassExample', () => {
  it('opens a panel with the class of the chosen side', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(SelectPanelClassExample),
    );
    const select = await loader.getHarness(MatSelectHarness);
    const panel = () => document.querySelector('.mat-mdc-select-panel');

    await select.open();
    expect(panel()?.classList).toContain('weather-panel');

    await select.clickOptions({ text: 'Lee side' });
    await select.open();
    expect(panel()?.classList).toContain('lee-panel');
    expect(panel()?.classList).not.toContain('weather-panel');
  });
});
