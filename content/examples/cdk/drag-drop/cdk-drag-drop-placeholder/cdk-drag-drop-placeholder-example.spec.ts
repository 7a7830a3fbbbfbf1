import { TestBed } from '@angular/core/testing';
import { CdkDragDropPlaceholderExample } from './cdk-drag-drop-placeholder-example';

const at = (type: string, clientY: number) =>
  new MouseEvent(type, { bubbles: true, cancelable: true, buttons: 1, detail: 1, clientY });

async function setUp() {
  const fixture = TestBed.createComponent(CdkDragDropPlaceholderExample);
  document.body.append(fixture.nativeElement);
  await fixture.whenStable();
  const element: HTMLElement = fixture.nativeElement;
  return { fixture, element };
}

describe('CdkDragDropPlaceholderExample', () => {
  it('marks the free place with words while a book is in the air', async () => {
    const { element } = await setUp();
    expect(element.querySelector('.gap')).toBeNull();
    element.querySelectorAll('.book')[2].dispatchEvent(at('mousedown', 0));
    document.dispatchEvent(at('mousemove', 20));
    expect(element.querySelector('ol > .cdk-drag-placeholder')?.textContent).toBe(
      'Logbook goes here',
    );
    document.dispatchEvent(at('mouseup', 20));
  });

  it('moves a book up by its button', async () => {
    const { fixture, element } = await setUp();
    element.querySelector<HTMLElement>('[aria-label="Move Tide tables up"]')?.click();
    await fixture.whenStable();
    expect(element.querySelector('.book')?.textContent).toContain('Tide tables');
    expect(element.querySelector('[role=status]')?.textContent).toBe(
      'Tide tables is number 1 from the top.',
    );
  });
});
