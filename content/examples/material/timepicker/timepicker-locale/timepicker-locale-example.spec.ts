import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonToggleHarness } from '@angular/material/button-toggle/testing';
import { MatTimepickerInputHarness } from '@angular/material/timepicker/testing';
import { TimepickerLocaleExample } from './timepicker-locale-example';

describe('TimepickerLocaleExample', () => {
  // jsdom has no layout, so it cannot scroll the panel to an option.
  beforeEach(() => {
    Element.prototype.scrollIntoView = () => undefined;
  });

  it('writes the time and the options as the place does', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(TimepickerLocaleExample),
    );
    const input = await loader.getHarness(MatTimepickerInputHarness);
    const choose = async (text: string) =>
      (await loader.getHarness(MatButtonToggleHarness.with({ text }))).check();
    expect(await input.getValue()).toBe('2:30 PM');

    await choose('Lyon');
    expect(await input.getValue()).toBe('14:30');

    await choose('Aarhus');
    expect(await input.getValue()).toBe('14.30');
    const [, second] = await (await input.openTimepicker()).getOptions();
    expect(await second.getText()).toBe('00.30');
  });
});
