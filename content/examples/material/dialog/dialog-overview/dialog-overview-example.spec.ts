import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MATERIAL_ANIMATIONS } from '@angular/material/core';
import { MatDialogHarness } from '@angular/material/dialog/testing';
import { MatInputHarness } from '@angular/material/input/testing';
import { DialogOverviewExample } from './dialog-overview-example';

describe('DialogOverviewExample', () => {
  let fixture: ComponentFixture<DialogOverviewExample>;
  let loader: HarnessLoader;

  beforeEach(async () => {
    TestBed.configureTestingModule({
      providers: [{ provide: MATERIAL_ANIMATIONS, useValue: { animationsDisabled: true } }],
    });
    fixture = TestBed.createComponent(DialogOverviewExample);
    loader = TestbedHarnessEnvironment.documentRootLoader(fixture);
    const open = await loader.getHarness(MatButtonHarness.with({ text: 'Rename the playlist' }));
    await open.click();
  });

  it('starts with the current name and returns the new one', async () => {
    const name = await loader.getHarness(MatInputHarness);
    expect(await name.getValue()).toBe('Rainy Sunday');

    await name.setValue('Night train');
    await (await loader.getHarness(MatButtonHarness.with({ text: 'Rename' }))).click();
    await expect.poll(() => loader.getAllHarnesses(MatDialogHarness)).toHaveLength(0);
    expect(fixture.nativeElement.textContent).toContain('Playlist: Night train');
  });

  it('keeps the name when canceled', async () => {
    const name = await loader.getHarness(MatInputHarness);
    await name.setValue('Night train');
    await (await loader.getHarness(MatButtonHarness.with({ text: 'Cancel' }))).click();

    await expect.poll(() => loader.getAllHarnesses(MatDialogHarness)).toHaveLength(0);
    expect(fixture.nativeElement.textContent).toContain('Playlist: Rainy Sunday');
  });

  it('refuses an empty name', async () => {
    const name = await loader.getHarness(MatInputHarness);
    await name.setValue('   ');
    const rename = await loader.getHarness(MatButtonHarness.with({ text: 'Rename' }));

    expect(await rename.isDisabled()).toBe(true);
  });
});
