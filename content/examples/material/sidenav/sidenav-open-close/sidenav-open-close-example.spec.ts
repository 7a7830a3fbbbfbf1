import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatCheckboxHarness } from '@angular/material/checkbox/testing';
import { MatSidenavHarness } from '@angular/material/sidenav/testing';
import { SidenavOpenCloseExample } from './sidenav-open-close-example';

describe('SidenavOpenCloseExample', () => {
  it('is bound in both directions and tells when it opens and closes', async () => {
    const fixture: ComponentFixture<SidenavOpenCloseExample> =
      TestBed.createComponent(SidenavOpenCloseExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const element: HTMLElement = fixture.nativeElement;
    const events = () => [...element.querySelectorAll('li')].map((item) => item.textContent);
    const sidenav = await loader.getHarness(MatSidenavHarness);
    const open = await loader.getHarness(MatCheckboxHarness);

    await open.check();
    expect(await sidenav.isOpen()).toBe(true);
    await expect.poll(events).toEqual(['openedStart', 'opened']);

    await (await loader.getHarness(MatButtonHarness)).click();
    await expect.poll(events).toEqual(['openedStart', 'opened', 'closedStart', 'closed']);
    expect(await open.isChecked()).toBe(false);
  });
});
