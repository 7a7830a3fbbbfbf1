import { TestBed } from '@angular/core/testing';
import { CdkTreeFlatChildrenAccessorExample } from './cdk-tree-flat-children-accessor-example';

describe('CdkTreeFlatChildrenAccessorExample', () => {
  it('looks up the parts of what is opened', async () => {
    const fixture = TestBed.createComponent(CdkTreeFlatChildrenAccessorExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const open = async (name: string) => {
      element.querySelector<HTMLElement>(`[aria-label="Toggle ${name}"]`)?.click();
      await fixture.whenStable();
    };

    await open('Movement');
    await open('Escapement');

    const nodes = [...element.querySelectorAll('[role="treeitem"]')];
    expect(nodes.map((node) => node.getAttribute('aria-level'))).toEqual([
      '1',
      '2',
      '2',
      '3',
      '3',
      '1',
    ]);
    expect(nodes[4].textContent).toContain('Pendulum');
  });
});
