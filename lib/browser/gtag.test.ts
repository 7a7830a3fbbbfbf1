import { loadGtag } from './gtag';

describe('loadGtag', () => {
  it('queues commands as the script reads them, and turns its own page views off', () => {
    loadGtag(['G-ONE', 'G-TWO']);
    const commands = (window.dataLayer ?? []).map((entry) =>
      Array.from<unknown>(entry as IArguments),
    );
    expect(commands[0]?.[0]).toBe('js');
    expect(commands.slice(1)).toEqual([
      ['config', 'G-ONE', { send_page_view: false }],
      ['config', 'G-TWO', { send_page_view: false }],
    ]);
    const scripts = document.head.querySelectorAll('script');
    expect(scripts).toHaveLength(1);
    expect(scripts[0]?.src).toContain('id=G-ONE');
    loadGtag(['G-ONE']);
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
  });
});
