import { TestBed } from '@angular/core/testing';
import { CdkDragDropDisabledExample } from './cdk-drag-drop-disabled-example';

const at = (type: string, clientY: number) =>
  new MouseEvent(type, { bubbles: true, cancelable: true, buttons: 1, detail: 1, clientY });

function drags(row: Element): boolean {
  row.dispatchEvent(at('mousedown', 0));
  document.dispatchEvent(at('mousemove', 20));
  const started = document.querySelector('.cdk-drag-preview') !== null;
  document.dispatchEvent(at('mouseup', 20));
  return started;
}

async function setUp() {
  const fixture = TestBed.createComponent(CdkDragDropDisabledExample);
  document.body.append(fixture.nativeElement);
  await fixture.whenStable();
  const element: HTMLElement = fixture.nativeElement;
  const rows = () => [...element.querySelectorAll('li')];
  return { fixture, element, rows };
}

describe('CdkDragDropDisabledExample', () => {
  it('drags all but the fixed act, and none once the list is disabled', async () => {
    const { fixture, element, rows } = await setUp();
    expect(drags(rows()[3])).toBe(false);

    element.querySelector<HTMLElement>('input')?.click();
    await fixture.whenStable();
    expect(drags(rows()[0])).toBe(false);

    element.querySelector<HTMLElement>('input')?.click();
    await fixture.whenStable();
    expect(drags(rows()[0])).toBe(true);
  });

  it('keeps the buttons to the same rules', async () => {
    const { fixture, element, rows } = await setUp();
    const names = () =>
      rows().map((row) => row.querySelector('span')?.firstChild?.textContent?.trim());
    const press = async (name: string) => {
      element.querySelector<HTMLElement>(`[aria-label="Later: ${name}"]`)?.click();
      await fixture.whenStable();
    };
    await press('Puppet theater');
    await press('Fireworks');
    expect(names().slice(2)).toEqual(['Puppet theater', 'Fireworks']);
    await press('Jugglers');
    expect(names().slice(0, 2)).toEqual(['Brass band', 'Jugglers']);
  });
});
