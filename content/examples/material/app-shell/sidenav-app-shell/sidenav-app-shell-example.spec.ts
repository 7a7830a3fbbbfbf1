import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatNavListHarness } from '@angular/material/list/testing';
import { MatSidenavHarness } from '@angular/material/sidenav/testing';
import { SidenavAppShellExample } from './sidenav-app-shell-example';

/** The test environment has no layout, so a test says when a size has changed. */
let resize = () => {};
let isObserving = false;

class PretendedObserver {
  constructor(callback: () => void) {
    resize = callback;
  }
  observe() {
    isObserving = true;
  }
  disconnect() {
    isObserving = false;
  }
}

describe('SidenavAppShellExample', () => {
  beforeEach(() => vi.stubGlobal('ResizeObserver', PretendedObserver));
  afterEach(() => vi.unstubAllGlobals());

  async function setUp() {
    const fixture = TestBed.createComponent(SidenavAppShellExample);
    document.body.append(fixture.nativeElement);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const sheet = await loader.getHarness(MatSidenavHarness);
    const element: HTMLElement = fixture.nativeElement;
    const press = async (name: string) => {
      const parts = [...element.querySelectorAll<HTMLElement>('nav .link')];
      parts.find((part) => part.querySelector('.name')?.textContent === name)?.click();
      await fixture.whenStable();
    };
    const current = () =>
      [...element.querySelectorAll('.link[aria-current=page] .name')].map(
        (name) => name.textContent,
      );
    return { fixture, loader, sheet, element, press, current };
  }

  it('marks one destination and moves the focus to its heading', async () => {
    const { element, press, current } = await setUp();
    expect(current()).toEqual(['Today']);
    await press('Berths');
    expect(current()).toEqual(['Berths']);
    expect(document.activeElement).toBe(element.querySelector('h2'));
    expect(document.activeElement?.textContent).toBe('Berths');
  });

  it('opens the rest in a sheet, which closes when a destination is chosen', async () => {
    const { loader, element, sheet, press } = await setUp();
    await press('More');
    expect(await sheet.isOpen()).toBe(true);
    const list = await loader.getHarness(MatNavListHarness);
    const [settings] = await list.getItems({ fullText: /Settings/ });
    await settings.click();
    expect(await sheet.isOpen()).toBe(false);
    // The sheet first returns the focus to the button that opened it.
    await expect.poll(() => document.activeElement?.textContent).toBe('Settings');
    expect(element.querySelector('.more .link')?.classList).toContain('has-current');
  });

  it('closes the sheet when the shell has become wide, and keeps the focus in the page', async () => {
    const { fixture, sheet, press } = await setUp();
    await press('More');
    resize();
    await fixture.whenStable();
    expect(await sheet.isOpen()).toBe(false);
    expect(document.activeElement?.textContent).toBe('Today');
  });

  it('says how many messages are unread until they are shown', async () => {
    const { element, press } = await setUp();
    const inbox = () => element.querySelector('nav li:nth-child(4) .link')?.textContent;
    expect(inbox()).toContain('2 unread');
    await press('Inbox');
    expect(inbox()).not.toContain('unread');
  });

  it('skips the navigation', async () => {
    const { element } = await setUp();
    element.querySelector<HTMLElement>('.skip')?.click();
    expect(document.activeElement).toBe(element.querySelector('h2'));
  });

  it('stops observing when it is destroyed', async () => {
    const { fixture } = await setUp();
    expect(isObserving).toBe(true);
    fixture.destroy();
    expect(isObserving).toBe(false);
  });
});
