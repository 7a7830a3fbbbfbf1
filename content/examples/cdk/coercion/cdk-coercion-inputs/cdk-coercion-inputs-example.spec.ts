import { TestBed } from '@angular/core/testing';
import { CdkCoercionInputsExample } from './cdk-coercion-inputs-example';

describe('CdkCoercionInputsExample', () => {
  it('understands attributes and bound values alike', async () => {
    const fixture = TestBed.createComponent(CdkCoercionInputsExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const flags = [...element.querySelectorAll<HTMLElement>('flag-hoist span')];
    expect(
      flags.map((flag) => [flag.textContent, flag.style.width, flag.classList.contains('bold')]),
    ).toEqual([
      ['Kilo', '5rem', true],
      ['Lima', '5rem', true],
      ['Mike', '5rem', true],
      ['November', '140px', false],
      ['Oscar', '140px', false],
    ]);
  });
});
