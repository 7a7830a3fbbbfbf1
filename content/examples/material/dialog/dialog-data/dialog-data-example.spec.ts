import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatDialogHarness } from '@angular/material/dialog/testing';
import { DialogDataExample } from './dialog-data-example';

describe('DialogDataExample', () => {
  it('shows the plant whose button was pressed', async () => {
    const fixture = TestBed.createComponent(DialogDataExample);
    const loader = TestbedHarnessEnvironment.documentRootLoader(fixture);
    const fern = await loader.getHarness(MatButtonHarness.with({ text: 'Maidenhair fern' }));
    await fern.click();

    const dialog = await loader.getHarness(MatDialogHarness);
    expect(await dialog.getTitleText()).toBe('Maidenhair fern');
    expect(await dialog.getContentText()).toContain('Never let it dry out');
  });
});
