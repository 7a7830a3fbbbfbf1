import { TestBed } from '@angular/core/testing';
import { CdkOverlayNestedExample } from './cdk-overlay-nested-example';

async function setUp() {
  const fixture = TestBed.createComponent(CdkOverlayNestedExample);
  document.body.append(fixture.nativeElement);
  await fixture.whenStable();
  const open = () =>
    [...document.querySelectorAll('[role=dialog]')].map((panel) =>
      panel.getAttribute('aria-label'),
    );
  const press = async (text: string) => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.find((button) => button.textContent.trim() === text)?.click();
    await fixture.whenStable();
  };
  const escape = async () => {
    const event = new KeyboardEvent('keydown', { key: 'Escape', keyCode: 27, bubbles: true });
    document.body.dispatchEvent(event);
    await fixture.whenStable();
  };
  return { open, press, escape };
}

describe('CdkOverlayNestedExample', () => {
  it('closes one panel with each press of Escape, the topmost first', async () => {
    const { open, press, escape } = await setUp();
    await press('Your voyage');
    await press('Cabin');
    expect(open()).toEqual(['Your voyage', 'Cabin']);
    await escape();
    expect(open()).toEqual(['Your voyage']);
    await escape();
    expect(open()).toEqual([]);
  });

  it('closes the inner panel with the outer one', async () => {
    const { open, press } = await setUp();
    await press('Your voyage');
    await press('Cabin');
    await press('Close');
    expect(open()).toEqual([]);
  });
});
