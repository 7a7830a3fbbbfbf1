import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatTooltip } from '@angular/material/tooltip';
import { MatTooltipHarness } from '@angular/material/tooltip/testing';
import { By } from '@angular/platform-browser';
import { TooltipModifiedDefaultsExample } from './tooltip-modified-defaults-example';

describe('TooltipModifiedDefaultsExample', () => {
  it('has defaults that a tooltip can still differ from', async () => {
    const fixture = TestBed.createComponent(TooltipModifiedDefaultsExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const [, , empty] = await loader.getAllHarnesses(MatTooltipHarness);
    const [first, , last] = fixture.debugElement
      .queryAll(By.directive(MatTooltip))
      .map(({ injector }) => injector.get(MatTooltip));
    expect([first.position, first.showDelay, first.hideDelay]).toEqual(['above', 600, 100]);
    expect([last.position, last.showDelay, last.hideDelay]).toEqual(['after', 0, 100]);

    await empty.show();
    expect(await empty.getTooltipText()).toBe('Empties the sheet');
    expect(document.querySelector('.mat-mdc-tooltip-panel-non-interactive')).not.toBeNull();
  });
});
