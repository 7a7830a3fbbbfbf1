import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatSnackBarHarness } from '@angular/material/snack-bar/testing';
import { SnackBarComponentExample } from './snack-bar-component-example';

describe('SnackBarComponentExample', () => {
  it('tells the delay and goes away when confirmed', async () => {
    const loader = TestbedHarnessEnvironment.documentRootLoader(
      TestBed.createComponent(SnackBarComponentExample),
    );
    await (await loader.getHarness(MatButtonHarness)).click();

    const snackBar = await loader.getHarness(MatSnackBarHarness);
    expect(await (await snackBar.host()).text()).toContain('EN 407 is 12 minutes late');

    const confirm = await loader.getHarness(MatButtonHarness.with({ text: 'Got it' }));
    await confirm.click();
    expect(await snackBar.isDismissed()).toBe(true);
  });
});
