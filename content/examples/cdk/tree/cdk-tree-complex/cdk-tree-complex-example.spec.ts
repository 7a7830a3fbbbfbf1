import { TestBed } from '@angular/core/testing';
import { CdkTreeComplexExample } from './cdk-tree-complex-example';

describe('CdkTreeComplexExample', () => {
  it('fetches what is inside a room, then inside a cabinet, and chooses a piece', async () => {
    const fixture = TestBed.createComponent(CdkTreeComplexExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const nodes = () => [...element.querySelectorAll<HTMLElement>('[role="treeitem"]')];
    const named = (name: string) => nodes().find((node) => node.textContent.includes(name));
    const open = async (name: string) => {
      named(name)?.querySelector('button')?.click();
      await fixture.whenStable();
    };

    await open('North room');
    expect(named('North room')?.getAttribute('aria-busy')).toBe('true');
    await vi.waitFor(() => expect(named('Cabinet 2')).toBeDefined());

    await open('Cabinet 2');
    await vi.waitFor(() => expect(named('Serpent')).toBeDefined());
    // The record of the room was replaced, but the room is still open.
    expect(named('North room')?.getAttribute('aria-expanded')).toBe('true');

    named('Serpent')?.click();
    await fixture.whenStable();
    expect(element.textContent).toContain('Serpent, 1790 is on the reading list.');
  });
});
