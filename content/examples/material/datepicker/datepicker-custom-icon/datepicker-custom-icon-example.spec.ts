import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatDatepickerToggleHarness } from '@angular/material/datepicker/testing';
import { DatepickerCustomIconExample } from './datepicker-custom-icon-example';

describe('DatepickerCustomIconExample', () => {
  it('opens the calendar from a button with its own icon and name', async () => {
    const fixture = TestBed.createComponent(DatepickerCustomIconExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const toggle = await loader.getHarness(MatDatepickerToggleHarness);
    const button: HTMLElement = fixture.nativeElement.querySelector('mat-datepicker-toggle button');
    expect(button.querySelector('mat-icon')?.textContent).toBe('vaccines');
    expect(button.querySelector('.mat-datepicker-toggle-default-icon')).toBeNull();
    expect(button.getAttribute('aria-label')).toBe('Choose the day of the vaccination');

    await toggle.openCalendar();
    expect(await toggle.isCalendarOpen()).toBe(true);
  });
});
