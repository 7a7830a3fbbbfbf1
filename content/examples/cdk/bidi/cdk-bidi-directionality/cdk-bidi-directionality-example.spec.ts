import { Directionality } from '@angular/cdk/bidi';
import { EventEmitter, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { CdkBidiDirectionalityExample } from './cdk-bidi-directionality-example';

async function setUp(value: 'ltr' | 'rtl') {
  const direction = { value, valueSignal: signal(value), change: new EventEmitter() };
  TestBed.configureTestingModule({ providers: [{ provide: Directionality, useValue: direction }] });
  const fixture = TestBed.createComponent(CdkBidiDirectionalityExample);
  await fixture.whenStable();
  const element: HTMLElement = fixture.nativeElement;
  const press = async (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    element.querySelector('button')?.dispatchEvent(event);
    await fixture.whenStable();
    return element.querySelector('[role=status]')?.textContent;
  };
  return { press };
}

describe('CdkBidiDirectionalityExample', () => {
  it('goes on with the right arrow where text runs to the right', async () => {
    const { press } = await setUp('ltr');
    expect(await press('ArrowRight')).toBe('Page 2 of 6');
    expect(await press('ArrowLeft')).toBe('Page 1 of 6');
  });

  it('goes on with the left arrow where text runs to the left, and not before the first', async () => {
    const { press } = await setUp('rtl');
    expect(await press('ArrowRight')).toBe('Page 1 of 6');
    expect(await press('ArrowLeft')).toBe('Page 2 of 6');
  });
});
