import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MATERIAL_ANIMATIONS } from '@angular/material/core';
import { MatDialogHarness } from '@angular/material/dialog/testing';
import { MatMenuHarness } from '@angular/material/menu/testing';
import { DialogFromMenuExample } from './dialog-from-menu-example';

describe('DialogFromMenuExample', () => {
  let fixture: ComponentFixture<DialogFromMenuExample>;
  let loader: HarnessLoader;

  beforeEach(async () => {
    TestBed.configureTestingModule({
      providers: [{ provide: MATERIAL_ANIMATIONS, useValue: { animationsDisabled: true } }],
    });
    fixture = TestBed.createComponent(DialogFromMenuExample);
    loader = TestbedHarnessEnvironment.documentRootLoader(fixture);
    const menu = await loader.getHarness(MatMenuHarness);
    await menu.open();
    await menu.clickItem({ text: /Delete/ });
  });

  it('deletes after confirmation', async () => {
    const dialog = await loader.getHarness(MatDialogHarness);
    await (await dialog.getHarness(MatButtonHarness.with({ text: 'Delete' }))).click();

    await expect
      .poll(() => fixture.nativeElement.textContent)
      .toContain('The recording was deleted.');
  });

  it('gives the focus back to the menu button', async () => {
    const dialog = await loader.getHarness(MatDialogHarness);
    await (await dialog.getHarness(MatButtonHarness.with({ text: 'Keep it' }))).click();

    const trigger = await loader.getHarness(MatButtonHarness.with({ text: /Recording/ }));
    await expect.poll(() => trigger.isFocused()).toBe(true);
    expect(fixture.nativeElement.textContent).toContain('38 minutes');
  });
});
