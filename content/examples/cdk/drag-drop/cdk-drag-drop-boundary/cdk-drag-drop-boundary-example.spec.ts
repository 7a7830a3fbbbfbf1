import { TestBed } from '@angular/core/testing';
import { CdkDragDropBoundaryExample } from './cdk-drag-drop-boundary-example';

const at = (type: string, clientX: number, clientY: number) =>
  new MouseEvent(type, {
    bubbles: true,
    cancelable: true,
    buttons: 1,
    detail: 1,
    clientX,
    clientY,
  });

/** A lawn of 200 by 100 and a sheep of 40 by 20. */
async function setUp() {
  const fixture = TestBed.createComponent(CdkDragDropBoundaryExample);
  document.body.append(fixture.nativeElement);
  await fixture.whenStable();
  const element: HTMLElement = fixture.nativeElement;
  const [lawn, sheep] = element.querySelectorAll<HTMLElement>('.lawn, .lawn button');
  const size = (target: HTMLElement, width: number, height: number) => {
    vi.spyOn(target, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, height));
    vi.spyOn(target, 'clientWidth', 'get').mockReturnValue(width);
    vi.spyOn(target, 'clientHeight', 'get').mockReturnValue(height);
    vi.spyOn(target, 'offsetWidth', 'get').mockReturnValue(width);
    vi.spyOn(target, 'offsetHeight', 'get').mockReturnValue(height);
  };
  size(lawn, 200, 100);
  size(sheep, 40, 20);
  const status = () => element.querySelector('[role=status]')?.textContent;
  return { fixture, sheep, status };
}

describe('CdkDragDropBoundaryExample', () => {
  it('stops a drag at the edge', async () => {
    const { fixture, sheep, status } = await setUp();
    sheep.dispatchEvent(at('mousedown', 0, 0));
    for (const x of [20, 900]) document.dispatchEvent(at('mousemove', x, 30));
    document.dispatchEvent(at('mouseup', 900, 30));
    await fixture.whenStable();
    expect(status()).toBe('160 px across, 30 px down');
  });

  it('stops the arrow keys there too', async () => {
    const { fixture, sheep, status } = await setUp();
    const press = (key: string) => sheep.dispatchEvent(new KeyboardEvent('keydown', { key }));
    press('ArrowLeft');
    for (let count = 0; count < 7; count++) press('ArrowDown');
    await fixture.whenStable();
    expect(status()).toBe('0 px across, 80 px down');
  });
});
