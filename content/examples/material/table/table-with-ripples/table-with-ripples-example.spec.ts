import { TestBed } from '@angular/core/testing';
import { TableWithRipplesExample } from './table-with-ripples-example';

describe('TableWithRipplesExample', () => {
  it('ripples where a row is pressed, and chooses it', async () => {
    const fixture = TestBed.createComponent(TableWithRipplesExample);
    document.body.append(fixture.nativeElement);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const [stelvio] = element.querySelectorAll<HTMLElement>('mat-row');
    expect(stelvio.querySelector('.mat-ripple-element')).toBeNull();

    stelvio.dispatchEvent(
      new MouseEvent('mousedown', { bubbles: true, detail: 1, buttons: 1, screenX: 1 }),
    );
    expect(stelvio.querySelector('.mat-ripple-element')).not.toBeNull();

    stelvio.click();
    await fixture.whenStable();
    expect(element.textContent).toContain('Over the Stelvio');
  });
});
