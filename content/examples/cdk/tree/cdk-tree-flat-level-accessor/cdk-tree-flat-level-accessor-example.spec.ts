import { TestBed } from '@angular/core/testing';
import { CdkTreeFlatLevelAccessorExample } from './cdk-tree-flat-level-accessor-example';

describe('CdkTreeFlatLevelAccessorExample', () => {
  it('shows the levels below what is open', async () => {
    const fixture = TestBed.createComponent(CdkTreeFlatLevelAccessorExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const levels = () =>
      [...element.querySelectorAll('[role="treeitem"]')].map((node) =>
        node.getAttribute('aria-level'),
      );
    const toggle = async (name: string) => {
      element.querySelector<HTMLElement>(`[aria-label="Toggle ${name}"]`)?.click();
      await fixture.whenStable();
    };
    expect(levels()).toEqual(['1', '2', '2', '1', '1']);

    await toggle('Balloon');
    expect(levels()).toEqual(['1', '2', '3', '3', '2', '1', '1']);

    await toggle('Before the flight');
    expect(levels()).toEqual(['1', '1', '1']);
  });

  it('closes with the left arrow', async () => {
    const fixture = TestBed.createComponent(CdkTreeFlatLevelAccessorExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    document.body.append(element);
    const first = element.querySelector<HTMLElement>('[role="treeitem"]');
    expect(first?.getAttribute('aria-expanded')).toBe('true');

    first?.focus();
    first?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
    await fixture.whenStable();

    expect(first?.getAttribute('aria-expanded')).toBe('false');
    expect(element.querySelectorAll('[role="treeitem"]')).toHaveLength(3);
  });
});
