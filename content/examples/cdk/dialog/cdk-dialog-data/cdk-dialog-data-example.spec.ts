import { TestBed } from '@angular/core/testing';
import { CdkDialogDataExample } from './cdk-dialog-data-example';

describe('CdkDialogDataExample', () => {
  it('takes over the harbor that the dialog gives back', async () => {
    const fixture = TestBed.createComponent(CdkDialogDataExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;

    element.querySelector('button')?.click();
    await fixture.whenStable();
    const choices = [...document.querySelectorAll<HTMLElement>('harbor-choice button')];
    expect(choices.map((choice) => choice.textContent)).toEqual(['Bodø', 'Tromsø', 'Vardø']);

    choices[2].click();
    await fixture.whenStable();
    expect(element.textContent).toContain('goes to Vardø');
  });
});
