import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MATERIAL_ANIMATIONS } from '@angular/material/core';
import { MatDialogHarness } from '@angular/material/dialog/testing';
import { DialogHarnessExample } from './dialog-harness-example';

describe('DialogHarnessExample', () => {
  let fixture: ComponentFixture<DialogHarnessExample>;
  let loader: HarnessLoader;

  beforeEach(async () => {
    TestBed.configureTestingModule({
      providers: [{ provide: MATERIAL_ANIMATIONS, useValue: { animationsDisabled: true } }],
    });
    fixture = TestBed.createComponent(DialogHarnessExample);
    // Dialogs are attached to the body, outside the fixture: load from the document root.
    loader = TestbedHarnessEnvironment.documentRootLoader(fixture);
    const checkOut = await loader.getHarness(MatButtonHarness.with({ text: 'Check out' }));
    await checkOut.click();
  });

  it('opens with a title, a text and two actions', async () => {
    const dialog = await loader.getHarness(MatDialogHarness);

    expect(await dialog.getTitleText()).toBe('Borrow for how long?');
    expect(await dialog.getContentText()).toBe('Renewals are possible twice.');
    expect(await dialog.getAllHarnesses(MatButtonHarness)).toHaveLength(2);
  });

  it('returns the period that was chosen', async () => {
    const dialog = await loader.getHarness(MatDialogHarness);
    const fourWeeks = await dialog.getHarness(MatButtonHarness.with({ text: 'Four weeks' }));
    await fourWeeks.click();

    await expect.poll(() => loader.getAllHarnesses(MatDialogHarness)).toHaveLength(0);
    expect(fixture.nativeElement.textContent).toContain('Borrowed for four weeks');
  });

  it('changes nothing when it is closed with Escape', async () => {
    const dialog = await loader.getHarness(MatDialogHarness);
    await dialog.close();

    await expect.poll(() => loader.getAllHarnesses(MatDialogHarness)).toHaveLength(0);
    expect(fixture.nativeElement.textContent).toContain('Twelve books in the bag');
  });
});
