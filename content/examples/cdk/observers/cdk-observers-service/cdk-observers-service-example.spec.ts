import { TestBed } from '@angular/core/testing';
import { CdkObserversServiceExample } from './cdk-observers-service-example';

describe('CdkObserversServiceExample', () => {
  it('counts what comes and what goes', async () => {
    const fixture = TestBed.createComponent(CdkObserversServiceExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const [more, fewer] = [...element.querySelectorAll('button')];
    const says = (count: number) =>
      vi.waitFor(() =>
        expect(element.querySelector('[role=status]')?.textContent).toBe(
          `Entries seen by the observer: ${count}`,
        ),
      );
    more.click();
    await fixture.whenStable();
    await says(2);
    fewer.click();
    await fixture.whenStable();
    fewer.click();
    await fixture.whenStable();
    await says(0);
  });

  it('stops with its element', async () => {
    const disconnect = vi.spyOn(MutationObserver.prototype, 'disconnect');
    const fixture = TestBed.createComponent(CdkObserversServiceExample);
    await fixture.whenStable();
    disconnect.mockClear();
    fixture.destroy();
    expect(disconnect).toHaveBeenCalledOnce();
    disconnect.mockRestore();
  });
});
