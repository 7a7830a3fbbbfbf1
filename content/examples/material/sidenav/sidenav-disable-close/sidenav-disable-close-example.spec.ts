import { TestKey } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatSidenavHarness } from '@angular/material/sidenav/testing';
import { SidenavDisableCloseExample } from './sidenav-disable-close-example';

describe('SidenavDisableCloseExample', () => {
  it('stays open with Escape and the backdrop', async () => {
    const fixture: ComponentFixture<SidenavDisableCloseExample> = TestBed.createComponent(
      SidenavDisableCloseExample,
    );
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const sidenav = await loader.getHarness(MatSidenavHarness);
    const press = async (text: string) =>
      (await loader.getHarness(MatButtonHarness.with({ text }))).click();
    await press('Enter the quarry');

    await (await sidenav.host()).sendKeys(TestKey.ESCAPE);
    fixture.nativeElement.querySelector('.mat-drawer-backdrop').click();
    await fixture.whenStable();
    expect(await sidenav.isOpen()).toBe(true);

    await press('I have read them');
    expect(await sidenav.isOpen()).toBe(false);
  });
});
