import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatTreeHarness } from '@angular/material/tree/testing';
import { TreeNestedOverviewExample } from './tree-nested-overview-example';

describe('TreeNestedOverviewExample', () => {
  it('shows the shelves of a room that is opened', async () => {
    const fixture = TestBed.createComponent(TreeNestedOverviewExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const element: HTMLElement = fixture.nativeElement;
    const tree = await loader.getHarness(MatTreeHarness);
    const [attic] = await tree.getNodes({ text: /Attic/ });
    const group = () => [...element.querySelectorAll('[role="group"]')].at(-1);
    expect(group()?.hasAttribute('hidden')).toBe(true);

    await attic.expand();

    expect(await attic.isExpanded()).toBe(true);
    expect(group()?.hasAttribute('hidden')).toBe(false);
    expect(group()?.textContent).toContain('Dried pears');
  });
});
