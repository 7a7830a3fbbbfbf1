import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatDatepickerInputHarness } from '@angular/material/datepicker/testing';
import { DatepickerEventsExample } from './datepicker-events-example';

describe('DatepickerEventsExample', () => {
  async function setUp() {
    const fixture = TestBed.createComponent(DatepickerEventsExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const events = () =>
      Array.from<HTMLElement>(fixture.nativeElement.querySelectorAll('li')).map(
        (item) => item.textContent,
      );
    return { input: await loader.getHarness(MatDatepickerInputHarness), events };
  }

  it('tells of the input and of the change when a day is picked', async () => {
    const { input, events } = await setUp();
    await input.openCalendar();
    await (await input.getCalendar()).selectCell({ text: '12' });

    await expect
      .poll(() => events().reverse())
      .toEqual(['opened', 'dateInput: Wed Aug 12 2026', 'dateChange: Wed Aug 12 2026', 'closed']);
  });

  it('tells of the change after typing only once the input is left', async () => {
    const { input, events } = await setUp();
    await (await input.host()).sendKeys('8/12/2026');
    expect(events()[0]).toBe('dateInput: Wed Aug 12 2026');
    expect(events()).not.toContain('dateChange: Wed Aug 12 2026');

    await (await input.host()).dispatchEvent('change');
    expect(events()[0]).toBe('dateChange: Wed Aug 12 2026');
  });

  it('tells of a change of view', async () => {
    const { input, events } = await setUp();
    await input.openCalendar();
    await (await input.getCalendar()).changeView();

    expect(events()[0]).toBe('viewChanged: multi-year');
  });
});
