import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MATERIAL_ANIMATIONS } from '@angular/material/core';
import { MatDatepickerInputHarness } from '@angular/material/datepicker/testing';
import { MatDialogHarness } from '@angular/material/dialog/testing';
import { DatepickerDialogExample } from './datepicker-dialog-example';

describe('DatepickerDialogExample', () => {
  async function setUp() {
    TestBed.configureTestingModule({
      providers: [{ provide: MATERIAL_ANIMATIONS, useValue: { animationsDisabled: true } }],
    });
    const fixture = TestBed.createComponent(DatepickerDialogExample);
    const loader = TestbedHarnessEnvironment.documentRootLoader(fixture);
    const open = await loader.getHarness(MatButtonHarness.with({ text: 'Move the launch' }));
    await open.click();
    const dialog = await loader.getHarness(MatDialogHarness);
    const input = await dialog.getHarness(MatDatepickerInputHarness);
    const press = async (text: string) => {
      await (await dialog.getHarness(MatButtonHarness.with({ text }))).click();
      await expect.poll(() => loader.getAllHarnesses(MatDialogHarness)).toHaveLength(0);
    };
    return { dialog, input, press, text: () => fixture.nativeElement.textContent };
  }

  it('keeps the dialog open while a day is picked above it', async () => {
    const { dialog, input, press, text } = await setUp();
    expect(await dialog.getTitleText()).toBe('Move the launch');

    await input.openCalendar();
    await (await input.getCalendar()).selectCell({ text: '23' });
    expect(await input.getValue()).toBe('7/23/2026');

    await press('Move');
    expect(text()).toContain('Launch on Thursday, 23 July 2026');
  });

  it('changes nothing when canceled', async () => {
    const { input, press, text } = await setUp();
    await input.setValue('8/1/2026');
    await press('Cancel');

    expect(text()).toContain('Launch on Monday, 20 July 2026');
  });
});
