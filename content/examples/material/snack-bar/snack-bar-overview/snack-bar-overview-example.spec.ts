import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatSnackBarHarness } from '@angular/material/snack-bar/testing';
import { SnackBarOverviewExample } from './snack-bar-overview-example';

describe('SnackBarOverviewExample', () => {
  it('takes the removal back', async () => {
    const fixture = TestBed.createComponent(SnackBarOverviewExample);
    const element: HTMLElement = fixture.nativeElement;
    const loader = TestbedHarnessEnvironment.documentRootLoader(fixture);

    await (await loader.getHarness(MatButtonHarness)).click();
    expect(element.textContent).not.toContain('Walnut bread');

    const snackBar = await loader.getHarness(MatSnackBarHarness);
    expect(await snackBar.getMessage()).toBe('Walnut bread removed');
    await snackBar.dismissWithAction();
    expect(element.textContent).toContain('Walnut bread');
  });
});
