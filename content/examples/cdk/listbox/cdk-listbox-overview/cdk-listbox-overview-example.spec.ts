import { TestBed } from '@angular/core/testing';
import { CdkListboxOverviewExample } from './cdk-listbox-overview-example';

describe('CdkListboxOverviewExample', () => {
  it('chooses one film in place of the other', async () => {
    const fixture = TestBed.createComponent(CdkListboxOverviewExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const films = element.querySelectorAll<HTMLElement>('[role="option"]');

    films[3].click();
    await fixture.whenStable();

    expect(element.textContent).toContain('Loaded: Black and white, 3200');
    expect(element.querySelectorAll('[aria-selected="true"]')).toHaveLength(1);
  });
});
