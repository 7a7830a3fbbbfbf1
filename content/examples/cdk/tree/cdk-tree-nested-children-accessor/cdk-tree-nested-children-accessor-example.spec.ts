import { TestBed } from '@angular/core/testing';
import { CdkTreeNestedChildrenAccessorExample } from './cdk-tree-nested-children-accessor-example';

describe('CdkTreeNestedChildrenAccessorExample', () => {
  it('puts what the observable emits inside the node', async () => {
    const fixture = TestBed.createComponent(CdkTreeNestedChildrenAccessorExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;

    element.querySelector<HTMLElement>('[aria-label="Toggle Coxed fours"]')?.click();
    await fixture.whenStable();

    const fours = [...element.querySelectorAll('cdk-tree > [role="treeitem"]')].at(-1);
    await vi.waitFor(() =>
      expect(fours?.querySelector('[role="treeitem"]')?.textContent.trim()).toBe('Final'),
    );
    expect(fours?.querySelector('[role="group"]')?.hasAttribute('hidden')).toBe(false);
  });
});
