import { CdkDrag } from '@angular/cdk/drag-drop';
import { TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import { CdkDragDropHandleExample } from './cdk-drag-drop-handle-example';

const at = (type: string, clientY: number) =>
  new MouseEvent(type, { bubbles: true, cancelable: true, buttons: 1, detail: 1, clientY });

/** Whether pulling at an element starts a drag. */
function pull(element: Element): boolean {
  let started = false;
  element.dispatchEvent(at('mousedown', 0));
  document.dispatchEvent(at('mousemove', 20));
  started = document.querySelector('.cdk-drag-preview') !== null;
  document.dispatchEvent(at('mouseup', 20));
  return started;
}

async function setUp() {
  const fixture = TestBed.createComponent(CdkDragDropHandleExample);
  document.body.append(fixture.nativeElement);
  await fixture.whenStable();
  const [row] = fixture.debugElement.queryAll(By.directive(CdkDrag));
  const element: HTMLElement = fixture.nativeElement;
  const rowElement: HTMLElement = row.nativeElement;
  return { fixture, row: rowElement, element };
}

describe('CdkDragDropHandleExample', () => {
  it('is dragged by the handle only', async () => {
    const { row } = await setUp();
    const [handle, text] = [...row.children];
    expect(pull(text)).toBe(false);
    expect(pull(handle)).toBe(true);
  });

  it('is moved by the arrow keys of the handle, which keeps the focus', async () => {
    const { fixture, element } = await setUp();
    const handle = element.querySelector<HTMLElement>('[aria-label="Move line 1"]');
    handle?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown' }));
    await fixture.whenStable();
    expect(element.querySelectorAll('.text')[1].textContent).toBe('The harbor lights go out,');
    expect(document.activeElement).toBe(handle);
    expect(handle?.getAttribute('aria-label')).toBe('Move line 2');
  });
});
