import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatTreeHarness } from '@angular/material/tree/testing';
import { TreeHarnessExample } from './tree-harness-example';

describe('TreeHarnessExample', () => {
  let tree: MatTreeHarness;

  beforeEach(async () => {
    const fixture = TestBed.createComponent(TreeHarnessExample);
    tree = await TestbedHarnessEnvironment.loader(fixture).getHarness(MatTreeHarness);
  });

  it('shows the root nodes, collapsed', async () => {
    expect(await tree.getTreeStructure()).toEqual({
      children: [{ text: 'Soups' }, { text: 'Grill' }],
    });
    expect(await tree.getNodes({ expanded: true })).toHaveLength(0);
  });

  it('expands a node and its child', async () => {
    const [grill] = await tree.getNodes({ text: 'Grill' });
    await grill.expand();
    const [vegetables] = await tree.getNodes({ text: 'Vegetables' });
    await vegetables.expand();

    expect(await vegetables.getLevel()).toBe(2);
    expect(await tree.getTreeStructure()).toEqual({
      children: [
        { text: 'Soups' },
        { text: 'Grill', children: [{ text: 'Vegetables', children: [{ text: 'Leek' }] }] },
      ],
    });
  });

  it('collapses a node', async () => {
    const [soups] = await tree.getNodes({ text: 'Soups' });
    await soups.expand();
    expect(await tree.getNodes({ level: 2 })).toHaveLength(2);

    await soups.collapse();
    expect(await tree.getNodes({ level: 2 })).toHaveLength(0);
  });
});
