import { TestBed } from '@angular/core/testing';
import { CdkDragDropDelayExample } from './cdk-drag-drop-delay-example';

const at = (type: string, clientY: number) =>
  new MouseEvent(type, { bubbles: true, cancelable: true, buttons: 1, detail: 1, clientY });

/** Whether a drag starts when the pointer moves so many milliseconds after the press. */
function dragsAfter(row: Element, milliseconds: number): boolean {
  const now = vi.spyOn(Date, 'now').mockReturnValue(10_000);
  row.dispatchEvent(at('mousedown', 0));
  now.mockReturnValue(10_000 + milliseconds);
  document.dispatchEvent(at('mousemove', 20));
  const started = document.querySelector('.cdk-drag-preview') !== null;
  document.dispatchEvent(at('mouseup', 20));
  now.mockRestore();
  return started;
}

async function setUp() {
  const fixture = TestBed.createComponent(CdkDragDropDelayExample);
  document.body.append(fixture.nativeElement);
  await fixture.whenStable();
  const element: HTMLElement = fixture.nativeElement;
  return { fixture, element, rows: () => [...element.querySelectorAll('li')] };
}

describe('CdkDragDropDelayExample', () => {
  it('waits for 150 milliseconds with a mouse', async () => {
    const { rows } = await setUp();
    expect(dragsAfter(rows()[0], 100)).toBe(false);
    expect(dragsAfter(rows()[0], 200)).toBe(true);
  });

  it('moves a bird up by its button without any wait', async () => {
    const { fixture, element, rows } = await setUp();
    element.querySelector<HTMLElement>('[aria-label="Move Plover up"]')?.click();
    await fixture.whenStable();
    expect(rows()[0].textContent).toContain('Plover');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Plover up');
  });
});
