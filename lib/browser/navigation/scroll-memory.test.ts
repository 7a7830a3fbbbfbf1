import { createScrollMemory } from './scroll-memory';

describe('scroll memory', () => {
  it('recalls where each history entry was', () => {
    let entry = 'a';
    const memory = createScrollMemory(() => entry);
    memory.remember(300);
    entry = 'b';
    memory.arrive();
    memory.remember(40);
    entry = 'a';
    expect(memory.recall()).toBe(300);
  });

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

  it('knows nothing of an entry never shown', () => {
    expect(createScrollMemory(() => 'x').recall()).toBeUndefined();
  });
});
