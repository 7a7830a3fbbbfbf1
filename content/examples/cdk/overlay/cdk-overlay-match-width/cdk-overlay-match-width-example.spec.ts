import { TestBed } from '@angular/core/testing';
import { CdkOverlayMatchWidthExample } from './cdk-overlay-match-width-example';

async function setUp() {
  const fixture = TestBed.createComponent(CdkOverlayMatchWidthExample);
  document.body.append(fixture.nativeElement);
  await fixture.whenStable();
  const button: HTMLElement = fixture.nativeElement.querySelector('button');
  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 312, 44));
  button.click();
  await fixture.whenStable();
  return { fixture, button };
}

describe('CdkOverlayMatchWidthExample', () => {
  it('takes the width of its button', async () => {
    await setUp();
    const pane = document.querySelector<HTMLElement>('.cdk-overlay-pane');
    expect(pane?.style.width).toBe('312px');
  });

  it('focuses the chosen option and gives the focus back with another one', async () => {
    const { fixture, button } = await setUp();
    expect(document.activeElement?.textContent).toBe('Mistral');
    const options = [...document.querySelectorAll<HTMLElement>('[role=option]')];
    options[0].click();
    await fixture.whenStable();
    expect(button.textContent.trim()).toBe('Bora');
    expect(document.activeElement).toBe(button);
    expect(document.querySelector('[role=listbox]')).toBeNull();
  });
});
