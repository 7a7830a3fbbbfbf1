import { TestBed } from '@angular/core/testing';
import { CdkAccordionOverviewExample } from './cdk-accordion-overview-example';

describe('CdkAccordionOverviewExample', () => {
  it('opens one answer and closes the other', async () => {
    const fixture = TestBed.createComponent(CdkAccordionOverviewExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const buttons = [...element.querySelectorAll('button')];
    const expanded = () => buttons.map((button) => button.getAttribute('aria-expanded'));
    expect(expanded()).toEqual(['true', 'false', 'false']);

    buttons[1].click();
    await fixture.whenStable();

    expect(expanded()).toEqual(['false', 'true', 'false']);
    expect(element.querySelectorAll('p:not([hidden])')).toHaveLength(1);
  });
});
