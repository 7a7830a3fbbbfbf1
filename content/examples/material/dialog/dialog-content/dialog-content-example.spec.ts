import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MATERIAL_ANIMATIONS } from '@angular/material/core';
import { MatDialogHarness } from '@angular/material/dialog/testing';
import { DialogContentExample } from './dialog-content-example';

describe('DialogContentExample', () => {
  beforeEach(() => {
    TestBed.configureTestingModule({
      providers: [{ provide: MATERIAL_ANIMATIONS, useValue: { animationsDisabled: true } }],
    });
  });

  it('returns the answer from its actions', async () => {
    const fixture = TestBed.createComponent(DialogContentExample);
    const loader = TestbedHarnessEnvironment.documentRootLoader(fixture);
    const open = await loader.getHarness(MatButtonHarness.with({ text: /hut rules/ }));
    await open.click();
    const dialog = await loader.getHarness(MatDialogHarness);
    expect(await dialog.getContentText()).toContain('Quiet from ten');

    await (await dialog.getHarness(MatButtonHarness.with({ text: 'Accept' }))).click();
    await expect.poll(() => fixture.nativeElement.textContent).toContain('Hut rules: accepted');
  });

  it('takes Escape for a no', async () => {
    const fixture = TestBed.createComponent(DialogContentExample);
    const loader = TestbedHarnessEnvironment.documentRootLoader(fixture);
    await (await loader.getHarness(MatButtonHarness.with({ text: /hut rules/ }))).click();
    await (await loader.getHarness(MatDialogHarness)).close();

    await expect.poll(() => fixture.nativeElement.textContent).toContain('Hut rules: not accepted');
  });
});
