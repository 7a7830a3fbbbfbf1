import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatBottomSheetHarness } from '@angular/material/bottom-sheet/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MATERIAL_ANIMATIONS } from '@angular/material/core';
import { MatActionListItemHarness } from '@angular/material/list/testing';
import { BottomSheetActionsExample } from './bottom-sheet-actions-example';

describe('BottomSheetActionsExample', () => {
  it('closes with the first choice', async () => {
    TestBed.configureTestingModule({
      providers: [{ provide: MATERIAL_ANIMATIONS, useValue: { animationsDisabled: true } }],
    });
    const fixture = TestBed.createComponent(BottomSheetActionsExample);
    const loader = TestbedHarnessEnvironment.documentRootLoader(fixture);
    await (await loader.getHarness(MatButtonHarness)).click();
    const print = await loader.getHarness(MatActionListItemHarness.with({ text: 'Print it' }));
    await print.click();

    await expect.poll(() => loader.getAllHarnesses(MatBottomSheetHarness)).toHaveLength(0);
    expect(fixture.nativeElement.textContent).toContain('Shared on paper.');
  });
});
