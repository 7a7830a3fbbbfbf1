import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatTreeHarness } from '@angular/material/tree/testing';
import { TreeNestedChildAccessorOverviewExample } from './tree-nested-child-accessor-overview-example';

describe('TreeNestedChildAccessorOverviewExample', () => {
  it('nests the trees in their grove and shows them when it is opened', async () => {
    const fixture = TestBed.createComponent(TreeNestedChildAccessorOverviewExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const element: HTMLElement = fixture.nativeElement;
    const tree = await loader.getHarness(MatTreeHarness);
    const [conifers] = await tree.getNodes({ text: /Conifers/ });
    const group = element.querySelector('[role="group"]');
    expect(group?.textContent).toContain('Dawn redwood');
    expect(group?.hasAttribute('hidden')).toBe(true);

    await conifers.expand();

    expect(group?.hasAttribute('hidden')).toBe(false);
  });
});
