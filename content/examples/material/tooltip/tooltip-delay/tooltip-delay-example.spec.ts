import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatInputHarness } from '@angular/material/input/testing';
import { MatTooltip } from '@angular/material/tooltip';
import { MatTooltipHarness } from '@angular/material/tooltip/testing';
import { By } from '@angular/platform-browser';
import { TooltipDelayExample } from './tooltip-delay-example';

describe('TooltipDelayExample', () => {
  let loader: HarnessLoader;
  let directive: MatTooltip;

  beforeEach(() => {
    const fixture = TestBed.createComponent(TooltipDelayExample);
    loader = TestbedHarnessEnvironment.loader(fixture);
    directive = fixture.debugElement.query(By.directive(MatTooltip)).injector.get(MatTooltip);
  });

  it('waits before it shows', async () => {
    const tooltip = await loader.getHarness(MatTooltipHarness);
    const shown = () => document.querySelector('.mat-mdc-tooltip-show');
    await tooltip.show();
    expect(shown()).toBeNull();

    await vi.waitFor(() => expect(shown()).not.toBeNull(), 3000);
    expect(await tooltip.getTooltipText()).toContain('the other bank');
  });

  it('takes the delays that are typed, and none for an empty field', async () => {
    const [show, hide] = await loader.getAllHarnesses(MatInputHarness);

    await show.setValue('');
    await hide.setValue('1200');

    expect(directive.showDelay).toBe(0);
    expect(directive.hideDelay).toBe(1200);
  });
});
