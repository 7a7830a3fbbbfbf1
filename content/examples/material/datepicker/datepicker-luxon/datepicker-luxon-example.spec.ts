import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatDatepickerInputHarness } from '@angular/material/datepicker/testing';
import { DatepickerLuxonExample } from './datepicker-luxon-example';

describe('DatepickerLuxonExample', () => {
  async function setUp() {
    const fixture = TestBed.createComponent(DatepickerLuxonExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    await fixture.whenStable();
    const input = await loader.getHarness(MatDatepickerInputHarness);
    return { input, text: () => fixture.nativeElement.querySelector('p').textContent };
  }

  it('reads and writes dates with Luxon’s tokens', async () => {
    const { input, text } = await setUp();
    expect(await input.getValue()).toBe('2025-10-20');
    expect(text()).toBe('To be pulled in week 29 of 2026');

    await input.setValue('2025-4-3');
    await input.blur();
    expect(await input.getValue()).toBe('2025-04-03');
    expect(text()).toBe('To be pulled in week 52 of 2025');
  });

  it('counts with the day that is picked', async () => {
    const { input, text } = await setUp();
    await input.openCalendar();
    await (await input.getCalendar()).selectCell({ text: '27' });

    expect(text()).toBe('To be pulled in week 30 of 2026');
  });
});
