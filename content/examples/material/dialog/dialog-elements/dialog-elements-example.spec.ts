import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatDialogHarness } from '@angular/material/dialog/testing';
import { DialogElementsExample } from './dialog-elements-example';

describe('DialogElementsExample', () => {
  it('is named by its title and closed by its actions', async () => {
    const loader = TestbedHarnessEnvironment.documentRootLoader(
      TestBed.createComponent(DialogElementsExample),
    );
    await (await loader.getHarness(MatButtonHarness)).click();

    const dialog = await loader.getHarness(MatDialogHarness);
    const title = document.getElementById((await dialog.getAriaLabelledby()) ?? '');
    expect(title?.textContent).toBe('Rules of the kiln');
    expect(await dialog.getContentText()).toContain('bone dry');

    await (await dialog.getHarness(MatButtonHarness.with({ text: 'Not today' }))).click();
    await expect.poll(() => loader.getAllHarnesses(MatDialogHarness)).toHaveLength(0);
  });
});
