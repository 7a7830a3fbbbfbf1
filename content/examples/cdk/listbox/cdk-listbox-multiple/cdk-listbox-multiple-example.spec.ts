import { TestBed } from '@angular/core/testing';
import { CdkListboxMultipleExample } from './cdk-listbox-multiple-example';

describe('CdkListboxMultipleExample', () => {
  it('adds and takes away herbs', async () => {
    const fixture = TestBed.createComponent(CdkListboxMultipleExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const herbs = element.querySelectorAll<HTMLElement>('[role="option"]');
    expect(element.textContent).toContain('2 herbs');

    herbs[2].click();
    herbs[3].click();
    herbs[0].click();
    await fixture.whenStable();

    expect(element.textContent).toContain('3 herbs in the green sauce');
  });
});
