import { TestBed } from '@angular/core/testing';
import { CdkOverlayBackdropExample } from './cdk-overlay-backdrop-example';

async function setUp() {
  const fixture = TestBed.createComponent(CdkOverlayBackdropExample);
  await fixture.whenStable();
  const element: HTMLElement = fixture.nativeElement;
  const [dim, clear] = [...element.querySelectorAll('button')];
  const backdrop = () => document.querySelector<HTMLElement>('.cdk-overlay-backdrop');
  const status = () => element.querySelector('[role=status]')?.textContent;
  const open = async (button: HTMLElement) => {
    button.click();
    await fixture.whenStable();
  };
  return { fixture, dim, clear, backdrop, status, open };
}

describe('CdkOverlayBackdropExample', () => {
  it('closes with a click on the backdrop, dim or clear', async () => {
    const { fixture, dim, clear, backdrop, status, open } = await setUp();
    await open(dim);
    expect(backdrop()?.classList).toContain('cdk-overlay-dark-backdrop');
    backdrop()?.click();
    await fixture.whenStable();
    expect(document.querySelector('[role=dialog]')).toBeNull();
    expect(status()).toBe('Closed by a click on the backdrop.');

    await open(clear);
    expect(document.querySelector('.cdk-overlay-transparent-backdrop')).not.toBeNull();
  });

  it('closes with Escape', async () => {
    const { fixture, dim, status, open } = await setUp();
    await open(dim);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await fixture.whenStable();
    expect(status()).toBe('Closed by the Escape key.');
  });

  it('takes its panel along when it goes', async () => {
    const { fixture, dim, open } = await setUp();
    await open(dim);
    expect(document.querySelector('[role=dialog]')).not.toBeNull();
    fixture.destroy();
    expect(document.querySelector('[role=dialog]')).toBeNull();
  });
});
