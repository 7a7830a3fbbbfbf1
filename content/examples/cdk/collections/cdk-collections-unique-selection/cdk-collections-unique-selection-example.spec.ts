import { TestBed } from '@angular/core/testing';
import { CdkCollectionsUniqueSelectionExample } from './cdk-collections-unique-selection-example';

describe('CdkCollectionsUniqueSelectionExample', () => {
  it('closes the others of the group and leaves other groups alone', async () => {
    const fixture = TestBed.createComponent(CdkCollectionsUniqueSelectionExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const buttons = [...element.querySelectorAll('button')];
    const press = async (index: number) => {
      buttons[index].click();
      await fixture.whenStable();
      return buttons
        .filter((button) => button.getAttribute('aria-expanded') === 'true')
        .map((button) => button.textContent.trim());
    };
    expect(await press(0)).toEqual(['Monday']);
    expect(await press(2)).toEqual(['Monday', 'Wednesday']);
    expect(await press(1)).toEqual(['Tuesday', 'Wednesday']);
    expect(await press(1)).toEqual(['Wednesday']);
  });
});
