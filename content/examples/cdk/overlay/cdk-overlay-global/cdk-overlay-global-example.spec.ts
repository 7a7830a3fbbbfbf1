import { TestBed } from '@angular/core/testing';
import { CdkOverlayGlobalExample } from './cdk-overlay-global-example';

async function setUp() {
  const fixture = TestBed.createComponent(CdkOverlayGlobalExample);
  await fixture.whenStable();
  const button: HTMLElement = fixture.nativeElement.querySelector('button');
  const card = () => document.querySelector('[aria-label=Tide]');
  const press = async (target: HTMLElement | null | undefined) => {
    target?.click();
    await fixture.whenStable();
  };
  return { fixture, button, card, press };
}

describe('CdkOverlayGlobalExample', () => {
  it('attaches the card to the corner and detaches it, in one overlay', async () => {
    const { button, card, press } = await setUp();
    await press(button);
    const pane = card()?.closest<HTMLElement>('.cdk-overlay-pane');
    expect(pane?.style.marginBottom).toBe('24px');

    await press(card()?.querySelector('button'));
    expect(card()).toBeNull();
    expect(button.getAttribute('aria-pressed')).toBe('false');

    await press(button);
    expect(card()?.closest('.cdk-overlay-pane')).toBe(pane);
  });

  it('leaves nothing behind when it goes', async () => {
    const { fixture, button, card, press } = await setUp();
    await press(button);
    fixture.destroy();
    expect(card()).toBeNull();
    expect(document.querySelector('.cdk-overlay-pane')).toBeNull();
  });
});
