import { TestBed } from '@angular/core/testing';
import { CdkLinearStepperWithFormExample } from './cdk-linear-stepper-with-form-example';

describe('CdkLinearStepperWithFormExample', () => {
  it('stays until the hut is named', async () => {
    const fixture = TestBed.createComponent(CdkLinearStepperWithFormExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const heading = () => element.querySelector('h3')?.textContent;
    const next = element.querySelector<HTMLElement>('button[cdkStepperNext]');

    next?.click();
    await fixture.whenStable();
    expect(heading()).toBe('1 of 3: Hut');

    const hut = element.querySelector('input');
    if (hut) hut.value = 'Lake hut';
    hut?.dispatchEvent(new Event('input'));
    next?.click();
    await fixture.whenStable();
    expect(heading()).toBe('2 of 3: Beds');
  });
});
