import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { MatBottomSheetHarness } from '@angular/material/bottom-sheet/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MATERIAL_ANIMATIONS } from '@angular/material/core';
import { BottomSheetHarnessExample } from './bottom-sheet-harness-example';

describe('BottomSheetHarnessExample', () => {
  let fixture: ComponentFixture<BottomSheetHarnessExample>;
  let loader: HarnessLoader;

  beforeEach(async () => {
    TestBed.configureTestingModule({
      providers: [{ provide: MATERIAL_ANIMATIONS, useValue: { animationsDisabled: true } }],
    });
    fixture = TestBed.createComponent(BottomSheetHarnessExample);
    // A sheet opens in an overlay, which lies outside the component.
    loader = TestbedHarnessEnvironment.documentRootLoader(fixture);
    const open = await loader.getHarness(MatButtonHarness.with({ text: 'Details of the tide' }));
    await open.click();
  });

  it('finds the sheet in the document and reads its name', async () => {
    const sheet = await loader.getHarness(MatBottomSheetHarness);

    expect(await sheet.getAriaLabel()).toBe('Tide on Saturday');
    expect(await (await sheet.host()).text()).toContain('4.8 m above chart datum');
  });

  it('reaches the harnesses of what lies in the sheet', async () => {
    const sheet = await loader.getHarness(MatBottomSheetHarness);
    const remind = await sheet.getHarness(MatButtonHarness.with({ text: 'Remind me' }));
    await remind.click();

    await expect.poll(() => loader.getAllHarnesses(MatBottomSheetHarness)).toHaveLength(0);
    expect(fixture.nativeElement.textContent).toContain('A reminder is set');
  });

  it('dismisses the sheet without an answer', async () => {
    const sheet = await loader.getHarness(MatBottomSheetHarness);
    await sheet.dismiss();

    await expect.poll(() => loader.getAllHarnesses(MatBottomSheetHarness)).toHaveLength(0);
    expect(fixture.nativeElement.textContent).toContain('No reminder');
  });
});
