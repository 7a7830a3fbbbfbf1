import { TestBed } from '@angular/core/testing';
import { CdkTreeNestedLevelAccessorExample } from './cdk-tree-nested-level-accessor-example';

describe('CdkTreeNestedLevelAccessorExample', () => {
  it('nests the next levels in what is opened', async () => {
    const fixture = TestBed.createComponent(CdkTreeNestedLevelAccessorExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const terms = (selector: string) =>
      [...element.querySelectorAll(selector)].map((node) =>
        node.textContent.replace(/[▾▸]/g, '').trim(),
      );
    expect(terms('[role="treeitem"]')).toEqual(['Weave', 'Knit']);

    element.querySelector<HTMLElement>('[aria-label="Toggle Weave"]')?.click();
    await fixture.whenStable();

    expect(terms('[role="treeitem"] [role="treeitem"]')).toEqual(['Plain', 'Twill']);
  });
});
