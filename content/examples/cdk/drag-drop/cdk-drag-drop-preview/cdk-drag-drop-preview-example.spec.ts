import { TestBed } from '@angular/core/testing';
import { CdkDragDropPreviewExample } from './cdk-drag-drop-preview-example';

const at = (type: string, clientY: number) =>
  new MouseEvent(type, { bubbles: true, cancelable: true, buttons: 1, detail: 1, clientY });

async function setUp() {
  const fixture = TestBed.createComponent(CdkDragDropPreviewExample);
  document.body.append(fixture.nativeElement);
  await fixture.whenStable();
  const element: HTMLElement = fixture.nativeElement;
  return { fixture, element, rows: () => [...element.querySelectorAll('li')] };
}

describe('CdkDragDropPreviewExample', () => {
  it('shows the weight of the parcel under the pointer', async () => {
    const { rows } = await setUp();
    rows()[1].dispatchEvent(at('mousedown', 0));
    document.dispatchEvent(at('mousemove', 20));
    const preview = document.querySelector('.cdk-drag-preview');
    expect(preview?.textContent.trim()).toBe('11 kg');
    document.dispatchEvent(at('mouseup', 20));
  });

  it('moves a parcel up by its button, which keeps the focus', async () => {
    const { fixture, element, rows } = await setUp();
    element.querySelector<HTMLElement>('[aria-label="Move Ropewalk 7 up"]')?.click();
    await fixture.whenStable();
    expect(rows()[1].textContent).toContain('Ropewalk 7');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Ropewalk 7 up');
  });
});
