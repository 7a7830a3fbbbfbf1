import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatSnackBarHarness } from '@angular/material/snack-bar/testing';
import { SnackBarAnnotatedComponentExample } from './snack-bar-annotated-component-example';

describe('SnackBarAnnotatedComponentExample', () => {
  let element: HTMLElement;
  let loader: HarnessLoader;
  const press = async (text: string) =>
    (await loader.getHarness(MatButtonHarness.with({ text }))).click();

  beforeEach(async () => {
    const fixture = TestBed.createComponent(SnackBarAnnotatedComponentExample);
    element = fixture.nativeElement;
    loader = TestbedHarnessEnvironment.documentRootLoader(fixture);
    await press('Scan the plate');
  });

  it('has a label and two actions', async () => {
    const snackBar = await loader.getHarness(MatSnackBarHarness);

    expect(await snackBar.getMessage()).toBe('The scan is crooked');
    expect(await snackBar.getActionDescription()).toBe('Keep');
    expect(await snackBar.getAllHarnesses(MatButtonHarness)).toHaveLength(2);
  });

  it('tells which action closed it', async () => {
    await press('Throw away');
    await vi.waitFor(() => expect(element.textContent).toContain('thrown away'));

    await press('Scan the plate');
    await press('Keep');
    await vi.waitFor(() => expect(element.textContent).toContain('is kept'));
  });
});
