import { Clipboard } from '@angular/cdk/clipboard';
import { TestBed } from '@angular/core/testing';
import { CdkClipboardOverviewExample } from './cdk-clipboard-overview-example';

describe('CdkClipboardOverviewExample', () => {
  it('copies the coordinates and says so', async () => {
    const copy = vi.fn(() => true);
    TestBed.configureTestingModule({ providers: [{ provide: Clipboard, useValue: { copy } }] });
    const fixture = TestBed.createComponent(CdkClipboardOverviewExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;

    element.querySelector('button')?.click();
    await fixture.whenStable();

    expect(copy).toHaveBeenCalledWith('46.3763 N, 13.8360 E');
    expect(element.querySelector('[role="status"]')?.textContent).toBe('Copied.');
  });
});
