import { CdkConnectedOverlay } from '@angular/cdk/overlay';
import { TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import { CdkOverlayPositionsExample } from './cdk-overlay-positions-example';

async function setUp() {
  const fixture = TestBed.createComponent(CdkOverlayPositionsExample);
  await fixture.whenStable();
  const element: HTMLElement = fixture.nativeElement;
  const [template] = fixture.debugElement.queryAllNodes(By.directive(CdkConnectedOverlay));
  return { fixture, element, overlay: template.injector.get(CdkConnectedOverlay) };
}

describe('CdkOverlayPositionsExample', () => {
  it('asks for the wanted side first and the opposite one next', async () => {
    const { fixture, element, overlay } = await setUp();
    element.querySelectorAll('input')[3].click();
    await fixture.whenStable();
    expect(overlay.positions.map(({ overlayX }) => overlayX)).toEqual([
      'start',
      'end',
      'center',
      'center',
    ]);
  });

  it('says which side was taken, and no more once it is closed', async () => {
    const { fixture, element, overlay } = await setUp();
    const status = () => element.querySelector('[role=status]')?.textContent;
    element.querySelector('button')?.click();
    await fixture.whenStable();
    expect(document.querySelector('.panel')?.textContent).toContain('Green');
    expect(status()).toMatch(/^The panel fits (above|below|before|after)\.$/);

    overlay.overlayRef.detach();
    await fixture.whenStable();
    expect(status()).toBe('');
    expect(element.querySelector('button')?.getAttribute('aria-expanded')).toBe('false');
  });
});
