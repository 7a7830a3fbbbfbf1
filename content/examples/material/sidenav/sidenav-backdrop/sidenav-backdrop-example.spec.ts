import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatSidenavHarness } from '@angular/material/sidenav/testing';
import { MatSlideToggleHarness } from '@angular/material/slide-toggle/testing';
import { SidenavBackdropExample } from './sidenav-backdrop-example';

describe('SidenavBackdropExample', () => {
  it('closes by its backdrop, which can be taken away', async () => {
    const fixture: ComponentFixture<SidenavBackdropExample> =
      TestBed.createComponent(SidenavBackdropExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const sidenav = await loader.getHarness(MatSidenavHarness);
    const open = await loader.getHarness(MatButtonHarness.with({ text: 'Filters' }));
    const backdrop = (): HTMLElement | null =>
      fixture.nativeElement.querySelector('.mat-drawer-backdrop');

    await open.click();
    backdrop()?.click();
    await expect.poll(() => sidenav.isOpen()).toBe(false);

    await (await loader.getHarness(MatSlideToggleHarness)).uncheck();
    await open.click();
    expect(await sidenav.isOpen()).toBe(true);
    expect(backdrop()).toBeNull();
  });
});
