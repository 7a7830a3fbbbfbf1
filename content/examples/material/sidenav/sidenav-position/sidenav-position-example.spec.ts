import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatSidenavHarness } from '@angular/material/sidenav/testing';
import { SidenavPositionExample } from './sidenav-position-example';

describe('SidenavPositionExample', () => {
  it('opens each side by its own button', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(SidenavPositionExample),
    );
    const start = await loader.getHarness(MatSidenavHarness.with({ position: 'start' }));
    const end = await loader.getHarness(MatSidenavHarness.with({ position: 'end' }));
    expect([await start.isOpen(), await end.isOpen()]).toEqual([true, false]);

    await (await loader.getHarness(MatButtonHarness.with({ text: 'Loans' }))).click();
    expect([await start.isOpen(), await end.isOpen()]).toEqual([true, true]);

    await (await loader.getHarness(MatButtonHarness.with({ text: 'Shelf' }))).click();
    expect([await start.isOpen(), await end.isOpen()]).toEqual([false, true]);
  });
});
