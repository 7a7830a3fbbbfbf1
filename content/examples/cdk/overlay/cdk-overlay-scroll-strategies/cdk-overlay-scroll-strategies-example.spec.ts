import { TestBed } from '@angular/core/testing';
import { CdkOverlayScrollStrategiesExample } from './cdk-overlay-scroll-strategies-example';

async function setUp() {
  const fixture = TestBed.createComponent(CdkOverlayScrollStrategiesExample);
  await fixture.whenStable();
  const element: HTMLElement = fixture.nativeElement;
  const button = element.querySelector('button');
  const panel = () => document.querySelector('.panel');
  const open = async (strategy: number) => {
    element.querySelectorAll('input')[strategy].click();
    await fixture.whenStable();
    button?.click();
    await fixture.whenStable();
  };
  const scroll = async () => {
    element.querySelector('.deck')?.dispatchEvent(new Event('scroll'));
    await fixture.whenStable();
  };
  return { fixture, button, panel, open, scroll };
}

describe('CdkOverlayScrollStrategiesExample', () => {
  it('closes when its container scrolls, if told so', async () => {
    const { button, panel, open, scroll } = await setUp();
    await open(1);
    expect(panel()?.textContent).toBe('North by east');
    await scroll();
    expect(panel()).toBeNull();
    expect(button?.getAttribute('aria-expanded')).toBe('false');
  });

  it('stays open otherwise, and opens again with another strategy', async () => {
    const { panel, open, scroll } = await setUp();
    await open(1);
    await scroll();
    await open(2);
    await scroll();
    expect(panel()).not.toBeNull();
  });
});
