import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatSelectHarness } from '@angular/material/select/testing';
import { MatSnackBarHarness } from '@angular/material/snack-bar/testing';
import { SnackBarPositionExample } from './snack-bar-position-example';

describe('SnackBarPositionExample', () => {
  it('opens in the place that is chosen', async () => {
    const loader = TestbedHarnessEnvironment.documentRootLoader(
      TestBed.createComponent(SnackBarPositionExample),
    );
    const [column, row] = await loader.getAllHarnesses(MatSelectHarness);
    await column.open();
    await column.clickOptions({ text: 'start' });
    await row.open();
    await row.clickOptions({ text: 'bottom' });

    await (await loader.getHarness(MatButtonHarness.with({ text: 'Ring' }))).click();

    const snackBar = await loader.getHarness(MatSnackBarHarness);
    expect(await snackBar.getMessage()).toBe('The kettle is boiling');
    const place = document
      .querySelector('mat-snack-bar-container')
      ?.closest<HTMLElement>('.cdk-global-overlay-wrapper');
    expect(place?.style.justifyContent).toBe('flex-start');
    expect(place?.style.alignItems).toBe('flex-end');
  });
});
