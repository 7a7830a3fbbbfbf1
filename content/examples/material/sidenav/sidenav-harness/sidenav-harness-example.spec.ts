import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatSidenavContainerHarness } from '@angular/material/sidenav/testing';
import { SidenavHarnessExample } from './sidenav-harness-example';

describe('SidenavHarnessExample', () => {
  let container: MatSidenavContainerHarness;

  beforeEach(async () => {
    const fixture = TestBed.createComponent(SidenavHarnessExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    container = await loader.getHarness(MatSidenavContainerHarness);
  });

  it('finds a sidenav by its position', async () => {
    const [chapters] = await container.getSidenavs({ position: 'start' });
    const [notes] = await container.getSidenavs({ position: 'end' });

    expect(await chapters.getMode()).toBe('side');
    expect(await notes.getMode()).toBe('over');
    expect(await notes.isFixedInViewport()).toBe(false);
  });

  it('opens one from the content and closes it from within', async () => {
    const [notes] = await container.getSidenavs({ position: 'end' });
    const content = await container.getContent();
    await (await content.getHarness(MatButtonHarness)).click();
    expect(await notes.isOpen()).toBe(true);

    await (await notes.getHarness(MatButtonHarness)).click();
    expect(await notes.isOpen()).toBe(false);
  });

  it('leaves the other one alone', async () => {
    const [chapters, notes] = await container.getSidenavs();
    await (await chapters.getHarness(MatButtonHarness)).click();

    expect(await chapters.isOpen()).toBe(false);
    expect(await notes.isOpen()).toBe(false);
  });
});
