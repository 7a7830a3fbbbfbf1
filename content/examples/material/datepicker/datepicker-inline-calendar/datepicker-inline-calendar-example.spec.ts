import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatCalendarHarness } from '@angular/material/datepicker/testing';
import { DatepickerInlineCalendarExample } from './datepicker-inline-calendar-example';

describe('DatepickerInlineCalendarExample', () => {
  it('shows the tide of the day that is picked', async () => {
    const fixture = TestBed.createComponent(DatepickerInlineCalendarExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const calendar = await loader.getHarness(MatCalendarHarness);
    await calendar.selectCell({ text: '28' });

    const [selected] = await calendar.getCells({ selected: true });
    expect(await selected.getText()).toBe('28');
    expect(fixture.nativeElement.textContent).toContain('High tide on 28 March: 4.3 m');
  });
});
