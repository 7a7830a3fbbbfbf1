import { TestBed } from '@angular/core/testing';
import { CdkTreeFlatExample } from './cdk-tree-flat-example';

describe('CdkTreeFlatExample', () => {
  it('unfolds a genus', async () => {
    const fixture = TestBed.createComponent(CdkTreeFlatExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const nodes = () => element.querySelectorAll('[role="treeitem"]');
    expect(nodes()).toHaveLength(2);

    element.querySelector('button')?.click();
    await fixture.whenStable();

    expect(nodes()).toHaveLength(4);
    expect(nodes()[1].getAttribute('aria-level')).toBe('2');
  });
});
