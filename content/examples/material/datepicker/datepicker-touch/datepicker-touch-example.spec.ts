import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatDatepickerInputHarness } from '@angular/material/datepicker/testing';
import { DatepickerTouchExample } from './datepicker-touch-example';

describe('DatepickerTouchExample', () => {
  it('opens above a dark backdrop instead of below the field', async () => {
    const fixture = TestBed.createComponent(DatepickerTouchExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const input = await loader.getHarness(MatDatepickerInputHarness);
    await input.openCalendar();
    expect(document.querySelector('.mat-datepicker-content-touch')).not.toBeNull();
    expect(document.querySelector('.cdk-overlay-dark-backdrop')).not.toBeNull();

    await (await input.getCalendar()).selectCell({ text: '18' });
    expect(await input.getValue()).toBe('7/18/2026');
    await expect.poll(() => input.isCalendarOpen()).toBe(false);
  });
});
