import { TestBed } from '@angular/core/testing';
import { CdkTreeNestedExample } from './cdk-tree-nested-example';

describe('CdkTreeNestedExample', () => {
  it('shows the stops of a division that is opened', async () => {
    const fixture = TestBed.createComponent(CdkTreeNestedExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const great = element.querySelector('[role="treeitem"]');
    expect(great?.getAttribute('aria-expanded')).toBe('false');

    great?.querySelector('button')?.click();
    await fixture.whenStable();

    expect(great?.getAttribute('aria-expanded')).toBe('true');
    expect(great?.querySelector('[role="group"]')?.hasAttribute('hidden')).toBe(false);
  });
});
