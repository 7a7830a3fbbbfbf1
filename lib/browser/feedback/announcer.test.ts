import { announce } from './announcer';

const said = () => document.querySelector('[aria-live="polite"]')?.textContent;

describe('announce', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('announces the text politely and empties the region after 3000 ms', () => {
    announce({ text: 'Indigo & Pink theme selected.' });
    expect(said()).toBe('Indigo & Pink theme selected.');
    jest.advanceTimersByTime(2999);
    expect(said()).toBe('Indigo & Pink theme selected.');
    jest.advanceTimersByTime(1);
    expect(said()).toBe('');
  });

  it('replaces an older announcement and restarts the timer', () => {
    announce({ text: 'One' });
    jest.advanceTimersByTime(2000);
    announce({ text: 'Two' });
    jest.advanceTimersByTime(2000);
    expect(said()).toBe('Two');
    expect(document.querySelectorAll('[aria-live]')).toHaveLength(1);
  });

  it('creates its region again when it was removed', () => {
    announce({ text: 'One' });
    document.body.replaceChildren();
    announce({ text: 'Two' });
    expect(said()).toBe('Two');
  });

  it('says the language of a text that is not translated, and of no other', () => {
    const region = () => document.querySelector('[aria-live="polite"]');
    announce({ text: 'Code copied.', lang: 'en' });
    expect(region()).toHaveAttribute('lang', 'en');
    announce({ text: 'Kopiert.' });
    expect(region()).not.toHaveAttribute('lang');
  });
});
