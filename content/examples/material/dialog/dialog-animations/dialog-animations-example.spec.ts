import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatDialog } from '@angular/material/dialog';
import { MatRadioGroupHarness } from '@angular/material/radio/testing';
import { DialogAnimationsExample } from './dialog-animations-example';
import { ProgramDialog } from './program-dialog';

describe('DialogAnimationsExample', () => {
  it('opens with the chosen duration and closes in half of it', async () => {
    const loader = TestbedHarnessEnvironment.documentRootLoader(
      TestBed.createComponent(DialogAnimationsExample),
    );
    const open = vi.spyOn(TestBed.inject(MatDialog), 'open');
    const durations = await loader.getHarness(MatRadioGroupHarness);
    const button = await loader.getHarness(MatButtonHarness.with({ text: 'Open the program' }));

    await durations.checkRadioButton({ label: '1.2 seconds' });
    await button.click();

    expect(open).toHaveBeenCalledWith(ProgramDialog, {
      enterAnimationDuration: 1200,
      exitAnimationDuration: 600,
    });
    TestBed.inject(MatDialog).closeAll();
  });
});
