import { TestBed } from '@angular/core/testing';
import { CdkDialogOverviewExample } from './cdk-dialog-overview-example';

describe('CdkDialogOverviewExample', () => {
  it('opens the rules and closes them', async () => {
    const fixture = TestBed.createComponent(CdkDialogOverviewExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const dialog = () => document.querySelector('[role="dialog"]');

    element.querySelector('button')?.click();
    await fixture.whenStable();
    expect(dialog()?.textContent).toContain('Pencils only');

    dialog()?.querySelector('button')?.click();
    await fixture.whenStable();
    expect(dialog()).toBeNull();
  });
});
