import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatBottomSheetHarness } from '@angular/material/bottom-sheet/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MATERIAL_ANIMATIONS } from '@angular/material/core';
import { MatActionListHarness } from '@angular/material/list/testing';
import { BottomSheetOverviewExample } from './bottom-sheet-overview-example';

describe('BottomSheetOverviewExample', () => {
  beforeEach(() => {
    TestBed.configureTestingModule({
      providers: [{ provide: MATERIAL_ANIMATIONS, useValue: { animationsDisabled: true } }],
    });
  });

  it('hands the chosen format back to the page', async () => {
    const fixture = TestBed.createComponent(BottomSheetOverviewExample);
    const loader = TestbedHarnessEnvironment.documentRootLoader(fixture);
    const open = await loader.getHarness(MatButtonHarness.with({ text: 'Export the route' }));
    await open.click();

    const list = await loader.getHarness(MatActionListHarness);
    const [map] = await list.getItems({ title: 'Printed map' });
    await map.click();

    await expect.poll(() => fixture.nativeElement.textContent).toContain('exported as Printed map');
  });

  it('changes nothing when the sheet is dismissed', async () => {
    const fixture = TestBed.createComponent(BottomSheetOverviewExample);
    const loader = TestbedHarnessEnvironment.documentRootLoader(fixture);
    const open = await loader.getHarness(MatButtonHarness.with({ text: 'Export the route' }));
    await open.click();

    const sheet = await loader.getHarness(MatBottomSheetHarness);
    expect(await sheet.getAriaLabel()).toBe('Export the route as');
    await sheet.dismiss();
    await expect.poll(() => loader.getAllHarnesses(MatBottomSheetHarness)).toHaveLength(0);
    expect(fixture.nativeElement.textContent).toContain('No format chosen yet');
  });
});
