import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatCheckboxHarness } from '@angular/material/checkbox/testing';
import { RippleOverviewExample } from './ripple-overview-example';

describe('RippleOverviewExample', () => {
  it('answers a press with a ripple unless ripples are disabled', async () => {
    const fixture = TestBed.createComponent(RippleOverviewExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    await fixture.whenStable();
    const drum: HTMLElement = fixture.nativeElement.querySelector('.drum');
    const press = () =>
      drum.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, buttons: 1, detail: 1 }));

    const disabled = await loader.getHarness(MatCheckboxHarness.with({ label: 'Disabled' }));
    await disabled.check();
    press();
    expect(drum.querySelector('.mat-ripple-element')).toBeNull();

    await disabled.uncheck();
    press();
    expect(drum.querySelector('.mat-ripple-element')).not.toBeNull();
  });
});
