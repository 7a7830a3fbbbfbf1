import { TestBed } from '@angular/core/testing';
import { CdkListboxCompareWithExample } from './cdk-listbox-compare-with-example';

describe('CdkListboxCompareWithExample', () => {
  it('keeps the choice when the objects are replaced', async () => {
    const fixture = TestBed.createComponent(CdkListboxCompareWithExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const selected = () =>
      [...element.querySelectorAll('[aria-selected="true"]')].map(({ textContent }) => textContent);
    expect(selected()).toEqual(['Lily, 4 sails']);

    element.querySelectorAll<HTMLElement>('[role="option"]')[2].click();
    element.querySelector('button')?.click();
    await fixture.whenStable();

    expect(selected()).toEqual(['Post mill, 6 sails']);
  });
});
