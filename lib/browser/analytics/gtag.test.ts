import { allowCookies, loadGtag } from './gtag';

const commands = () =>
  (window.dataLayer ?? []).map((entry) => Array.from<unknown>(entry as IArguments));

beforeEach(() => {
  delete window.gtag;
  delete window.dataLayer;
  document.head.replaceChildren();
});

describe('loadGtag', () => {
  it('queues commands in the format of the script, and disables its page views', () => {
    loadGtag(['G-ONE', 'G-TWO'], { cookies: true });
    expect(commands().map(([name]) => name)).toEqual(['consent', 'js', 'config', 'config']);
    expect(commands().slice(2)).toEqual([
      ['config', 'G-ONE', { send_page_view: false }],
      ['config', 'G-TWO', { send_page_view: false }],
    ]);
    const scripts = document.head.querySelectorAll('script');
    expect(scripts).toHaveLength(1);
    expect(scripts[0]?.src).toContain('id=G-ONE');
    loadGtag(['G-ONE'], { cookies: true });
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
  });

  it.each([
    [false, 'denied'],
    [true, 'granted'],
  ])(
    'with cookies accepted: %s, storage is %s before anything else is said',
    (cookies, storage) => {
      loadGtag(['G-ONE'], { cookies });
      expect(commands()[0]).toEqual([
        'consent',
        'default',
        expect.objectContaining({ analytics_storage: storage, ad_storage: 'denied' }),
      ]);
    },
  );
});

describe('allowCookies', () => {
  it('updates the consent', () => {
    loadGtag(['G-ONE'], { cookies: false });
    allowCookies();
    expect(commands().at(-1)).toEqual([
      'consent',
      'update',
      expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'denied' }),
    ]);
  });

  it('ignores a missing or a broken global function', () => {
    expect(() => allowCookies()).not.toThrow();
    window.gtag = () => {
      throw new Error('blocked');
    };
    expect(() => allowCookies()).not.toThrow();
  });
});
