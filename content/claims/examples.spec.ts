import type { Type } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { TreeDynamicExample } from '../examples/material/tree/tree-dynamic/tree-dynamic-example';
import { TreeFlatChildAccessorOverviewExample } from '../examples/material/tree/tree-flat-child-accessor-overview/tree-flat-child-accessor-overview-example';
import { TreeFlatOverviewExample } from '../examples/material/tree/tree-flat-overview/tree-flat-overview-example';
import { TreeHarnessExample } from '../examples/material/tree/tree-harness/tree-harness-example';
import { TreeLoadmoreExample } from '../examples/material/tree/tree-loadmore/tree-loadmore-example';
import { TreeNestedChildAccessorOverviewExample } from '../examples/material/tree/tree-nested-child-accessor-overview/tree-nested-child-accessor-overview-example';
import { TreeNestedOverviewExample } from '../examples/material/tree/tree-nested-overview/tree-nested-overview-example';
import { TreePlaygroundExample } from '../examples/material/tree/tree-playground/tree-playground-example';

// What the overview of the tree asks for. The legacy example is left out: its nodes cannot be focused.
it.each<readonly [string, Type<unknown>]>([
  ['tree-dynamic', TreeDynamicExample],
  ['tree-flat-child-accessor-overview', TreeFlatChildAccessorOverviewExample],
  ['tree-flat-overview', TreeFlatOverviewExample],
  ['tree-harness', TreeHarnessExample],
  ['tree-loadmore', TreeLoadmoreExample],
  ['tree-nested-child-accessor-overview', TreeNestedChildAccessorOverviewExample],
  ['tree-nested-overview', TreeNestedOverviewExample],
  ['tree-playground', TreePlaygroundExample],
])('the toggles of %s are out of the tab order, and nothing is warned of', async (_id, example) => {
  const warn = vi.spyOn(console, 'warn');
  const fixture = TestBed.createComponent(example);
  await fixture.whenStable();
  const element: HTMLElement = fixture.nativeElement;
  const toggles = [...element.querySelectorAll('[matTreeNodeToggle]')];
  expect(toggles).not.toHaveLength(0);
  expect(toggles.filter((toggle) => toggle.getAttribute('tabindex') !== '-1')).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});
