import { TestBed } from '@angular/core/testing';
import { CdkObserversContentExample } from './cdk-observers-content-example';

describe('CdkObserversContentExample', () => {
  it('hears of changes, unless it is paused', async () => {
    const fixture = TestBed.createComponent(CdkObserversContentExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const status = () => element.querySelector('[role=status]')?.textContent;
    const [pause, add] = [...element.querySelectorAll('button')];
    const press = async (button: HTMLElement) => {
      button.click();
      await fixture.whenStable();
    };
    expect(status()).toBe('Not changed yet');

    await press(add);
    await vi.waitFor(() => expect(status()).toBe('Words after the last change: 6'));

    await press(pause);
    await press(add);
    await press(pause);
    await press(add);
    await vi.waitFor(() => expect(status()).toBe('Words after the last change: 10'));
  });
});
