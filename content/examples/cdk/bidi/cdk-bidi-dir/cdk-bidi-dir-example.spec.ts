import { TestBed } from '@angular/core/testing';
import { CdkBidiDirExample } from './cdk-bidi-dir-example';

describe('CdkBidiDirExample', () => {
  it('turns the direction inside the part only', async () => {
    const fixture = TestBed.createComponent(CdkBidiDirExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const told = () =>
      [...element.querySelectorAll('direction-badge')].map((badge) => badge.textContent);
    expect(told()).toEqual(['left to right', 'right to left']);

    element.querySelector('button')?.click();
    await fixture.whenStable();
    expect(told()).toEqual(['left to right', 'left to right']);
    expect(element.querySelector('.part')?.getAttribute('dir')).toBe('ltr');
    expect(element.querySelector('[role=status]')?.textContent).toBe('Times turned: 1');
  });
});
