import { BreakpointObserver } from '@angular/cdk/layout';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatNavListHarness } from '@angular/material/list/testing';
import { MatSidenavHarness } from '@angular/material/sidenav/testing';
import { of } from 'rxjs';
import { SidenavResponsiveExample } from './sidenav-responsive-example';

describe('SidenavResponsiveExample', () => {
  function create(matches: boolean) {
    const observer = { observe: () => of({ matches, breakpoints: {} }) };
    TestBed.configureTestingModule({
      providers: [{ provide: BreakpointObserver, useValue: observer }],
    });
    return TestbedHarnessEnvironment.loader(TestBed.createComponent(SidenavResponsiveExample));
  }

  it('stands beside the text on a wide screen', async () => {
    const sidenav = await create(false).getHarness(MatSidenavHarness);

    expect(await sidenav.getMode()).toBe('side');
    expect(await sidenav.isOpen()).toBe(true);
  });

  it('lies over the text on a narrow screen until a room is chosen', async () => {
    const loader = create(true);
    const sidenav = await loader.getHarness(MatSidenavHarness);
    expect(await sidenav.getMode()).toBe('over');
    expect(await sidenav.isOpen()).toBe(false);

    await (await loader.getHarness(MatButtonHarness)).click();
    expect(await sidenav.isOpen()).toBe(true);

    const rooms = await loader.getHarness(MatNavListHarness);
    const [maps] = await rooms.getItems({ fullText: 'Map room' });
    await maps.click();
    expect(await sidenav.isOpen()).toBe(false);
    expect(await maps.isActivated()).toBe(true);
  });
});
