import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonToggleHarness } from '@angular/material/button-toggle/testing';
import { MatDatepickerInputHarness } from '@angular/material/datepicker/testing';
import { DatepickerLocaleExample } from './datepicker-locale-example';

describe('DatepickerLocaleExample', () => {
  async function setUp() {
    const fixture = TestBed.createComponent(DatepickerLocaleExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    await fixture.whenStable();
    const choose = async (text: string) =>
      (await loader.getHarness(MatButtonToggleHarness.with({ text }))).check();
    const button = () =>
      fixture.nativeElement.querySelector('mat-datepicker-toggle button').ariaLabel;
    return { input: await loader.getHarness(MatDatepickerInputHarness), choose, button };
  }

  it('rewrites the date and the labels in the language chosen', async () => {
    const { input, choose, button } = await setUp();
    expect(await input.getValue()).toBe('25.4.2026');
    expect(button()).toBe('Kalender öffnen');

    await choose('日本語');
    expect(await input.getValue()).toBe('2026/4/25');
    expect(button()).toBe('カレンダーを開く');
  });

  it('reads typed dates day first in French', async () => {
    const { input, choose } = await setUp();
    await choose('Français');
    await input.setValue('03/05/2026');
    await input.openCalendar();
    const calendar = await input.getCalendar();

    expect(await calendar.getCurrentViewLabel()).toMatch(/^MAI/);
    const [selected] = await calendar.getCells({ selected: true });
    expect(await selected.getText()).toBe('3');
  });
});
