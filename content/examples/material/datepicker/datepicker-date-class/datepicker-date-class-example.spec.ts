import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatDatepickerInputHarness } from '@angular/material/datepicker/testing';
import { DatepickerDateClassExample } from './datepicker-date-class-example';

describe('DatepickerDateClassExample', () => {
  it('marks the days of the month and no cell of the other views', async () => {
    const fixture = TestBed.createComponent(DatepickerDateClassExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const input = await loader.getHarness(MatDatepickerInputHarness);
    await input.openCalendar();
    const calendar = await input.getCalendar();
    const marked = (name: string) =>
      Array.from(document.querySelectorAll(`.mat-calendar .${name}`), (cell) =>
        cell.textContent.trim(),
      );
    expect(marked('collection-paper')).toEqual(['3', '17']);
    expect(marked('collection-glass')).toEqual(['28']);

    await calendar.changeView();
    expect(marked('collection-glass')).toEqual([]);
  });

  it('says in words what the mark means', async () => {
    const fixture = TestBed.createComponent(DatepickerDateClassExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const input = await loader.getHarness(MatDatepickerInputHarness);
    await input.setValue('3/28/2026');
    expect(fixture.nativeElement.textContent).toContain('Put out the glass');

    await input.setValue('3/29/2026');
    expect(fixture.nativeElement.textContent).toContain('Nothing is collected');
  });
});
