/** @jest-environment node */
import { createScrollMemory } from './scroll-memory';

describe('scroll memory', () => {
  it('does not count the old page to the entry being entered', () => {
    let entry = 'a';
    const memory = createScrollMemory(() => entry);
    memory.remember(300);
    entry = 'b';
    memory.remember(250);
    expect(memory.recall()).toBeUndefined();
    memory.arrive();
    memory.remember(0);
    expect(memory.recall()).toBe(0);
  });
});
