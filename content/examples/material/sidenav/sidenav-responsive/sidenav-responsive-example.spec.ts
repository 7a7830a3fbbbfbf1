import { BreakpointObserver } from '@angular/cdk/layout';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatSidenavHarness } from '@angular/material/sidenav/testing';
import { of } from 'rxjs';
import { SidenavResponsiveExample } from './sidenav-responsive-example';

describe('SidenavResponsiveExample', () => {
  function openSidenav(matches: boolean) {
    const observer = { observe: () => of({ matches, breakpoints: {} }) };
    TestBed.configureTestingModule({
      providers: [{ provide: BreakpointObserver, useValue: observer }],
    });
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(SidenavResponsiveExample),
    );
    return loader.getHarness(MatSidenavHarness);
  }

  it('stands beside the text on a wide screen', async () => {
    const sidenav = await openSidenav(false);

    expect(await sidenav.getMode()).toBe('side');
    expect(await sidenav.isOpen()).toBe(true);
  });

  it('lies over the text and starts closed on a narrow screen', async () => {
    const sidenav = await openSidenav(true);

    expect(await sidenav.getMode()).toBe('over');
    expect(await sidenav.isOpen()).toBe(false);
  });
});
