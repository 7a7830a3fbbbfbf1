import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatDatepickerInputHarness } from '@angular/material/datepicker/testing';
import { MatTimepickerInputHarness } from '@angular/material/timepicker/testing';
import { TimepickerDatepickerIntegrationExample } from './timepicker-datepicker-integration-example';

describe('TimepickerDatepickerIntegrationExample', () => {
  // jsdom has no layout, so it cannot scroll the panel to an option.
  beforeEach(() => {
    Element.prototype.scrollIntoView = () => undefined;
  });

  it('keeps the day when the time changes', async () => {
    const fixture = TestBed.createComponent(TimepickerDatepickerIntegrationExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const time = await loader.getHarness(MatTimepickerInputHarness);
    expect(await time.getValue()).toBe('7:30 PM');

    const picker = await time.openTimepicker();
    await picker.selectOption({ text: '9:00 PM' });

    const element: HTMLElement = fixture.nativeElement;
    expect(element.textContent).toContain('Friday 14 May 2027, 21:00');
  });

  it('keeps the time when the day changes', async () => {
    const fixture = TestBed.createComponent(TimepickerDatepickerIntegrationExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const day = await loader.getHarness(MatDatepickerInputHarness);

    await day.openCalendar();
    await (await day.getCalendar()).selectCell({ text: '21' });

    const element: HTMLElement = fixture.nativeElement;
    expect(element.textContent).toContain('Friday 21 May 2027, 19:30');
  });
});
