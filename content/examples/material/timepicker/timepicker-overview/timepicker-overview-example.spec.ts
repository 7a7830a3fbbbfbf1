import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatTimepickerInputHarness } from '@angular/material/timepicker/testing';
import { TimepickerOverviewExample } from './timepicker-overview-example';

describe('TimepickerOverviewExample', () => {
  // jsdom has no layout, so it cannot scroll the panel to an option.
  beforeEach(() => {
    Element.prototype.scrollIntoView = () => undefined;
  });

  it('offers a start every 45 minutes', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(TimepickerOverviewExample),
    );
    const input = await loader.getHarness(MatTimepickerInputHarness);

    const picker = await input.openTimepicker();
    const times = await Promise.all((await picker.getOptions()).map((option) => option.getText()));
    expect(times.slice(0, 3)).toEqual(['10:00 AM', '10:45 AM', '11:30 AM']);

    await picker.selectOption({ text: '11:30 AM' });
    expect(await input.getValue()).toBe('11:30 AM');
  });
});
