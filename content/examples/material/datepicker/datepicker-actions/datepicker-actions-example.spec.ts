import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import {
  MatDatepickerActionsHarness,
  MatDatepickerInputHarness,
} from '@angular/material/datepicker/testing';
import { DatepickerActionsExample } from './datepicker-actions-example';

describe('DatepickerActionsExample', () => {
  async function pick(day: string) {
    const fixture = TestBed.createComponent(DatepickerActionsExample);
    const loader = TestbedHarnessEnvironment.documentRootLoader(fixture);
    const input = await loader.getHarness(MatDatepickerInputHarness);
    await input.openCalendar();
    await (await input.getCalendar()).selectCell({ text: day });
    const actions = await loader.getHarness(MatDatepickerActionsHarness);
    return { text: () => fixture.nativeElement.textContent, actions };
  }

  it('keeps the old day until the new one is applied', async () => {
    const { text, actions } = await pick('21');
    expect(text()).toContain('7 October 2026');

    await actions.apply();
    expect(text()).toContain('21 October 2026');
  });

  it('forgets the new day when canceled', async () => {
    const { text, actions } = await pick('21');
    await actions.cancel();

    expect(text()).toContain('7 October 2026');
  });
});
