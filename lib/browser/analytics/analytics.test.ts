import { startDataId } from '@/lib/browser/page/start-data';
import { trackError, trackEvent, trackPageView, wantsPrivacy } from './analytics';

const everything = ['exception', 'theme_select', 'version_select'];

const sent = jest.fn<undefined, [command: string, ...parameters: unknown[]]>();

/** Puts into the page what the build would have. */
function setTrackers(trackers: readonly string[], events?: readonly string[]) {
  document.body.innerHTML = `<script type="application/json" id="${startDataId}">{"scripts":[]}</script>`;
  Object.assign(globalThis, { siteData: { trackers, events, scripts: [] } });
}

function at(path: string) {
  window.history.replaceState(null, '', path);
  trackPageView(window.location);
}

beforeEach(() => {
  document.title = 'Page';
  sent.mockReset();
  window.gtag = sent;
  setTrackers(['G-ONE', 'G-TWO']);
});

describe('analytics', () => {
  it('sends a page view to both trackers, once for each distinct address of a visit', () => {
    at('/guides?theme=x#a');
    expect(sent.mock.calls).toEqual([
      [
        'event',
        'page_view',
        expect.objectContaining({ page_path: '/guides?theme=x#a', send_to: 'G-ONE' }),
      ],
      [
        'event',
        'page_view',
        expect.objectContaining({ page_path: '/guides?theme=x#a', send_to: 'G-TWO' }),
      ],
    ]);
    at('/guides?theme=x#a');
    expect(sent).toHaveBeenCalledTimes(2);
    at('/guides?theme=x#b');
    expect(sent).toHaveBeenCalledTimes(4);
    at('/guides?theme=x#a');
    expect(sent).toHaveBeenCalledTimes(4);
  });

  it('does not send again what the same tab has sent before a reload', () => {
    sessionStorage.setItem('docs-counted-pages', '["/before"]');
    at('/before');
    expect(sent).not.toHaveBeenCalled();
  });

  it.each(['{', '7', '[1, null]'])('ignores a stored %s', (stored) => {
    sessionStorage.setItem('docs-counted-pages', stored);
    at(`/stored?${encodeURIComponent(stored)}`);
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('counts an address once without storage, too', () => {
    const refuse = () => {
      throw new Error('forbidden');
    };
    const storage = [
      jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse),
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse),
    ];
    at('/refused');
    at('/refused');
    expect(sent).toHaveBeenCalledTimes(2);
    storage.forEach((spy) => spy.mockRestore());
  });

  it('sends only page views unless other events are configured', () => {
    trackEvent('theme_select', { theme: 'a' });
    trackEvent('version_select', { version: '21' });
    trackError(new Error('lost'));
    expect(sent).not.toHaveBeenCalled();
    setTrackers(['G-ONE'], ['version_select']);
    trackEvent('theme_select', { theme: 'a' });
    trackEvent('version_select', { version: '21' });
    expect(sent.mock.calls.map(([, name]) => name)).toEqual(['version_select']);
  });

  it('sends nothing for visitors whose browser asks for privacy', () => {
    setTrackers(['G-ONE'], everything);
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    expect(wantsPrivacy()).toBe(true);
    at('/private');
    trackError('lost');
    expect(sent).not.toHaveBeenCalled();
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: false, configurable: true });
    expect(wantsPrivacy()).toBe(false);
  });

  it('sends the new title, which is set after the address', async () => {
    document.title = '';
    at('/cdk/categories');
    expect(sent).not.toHaveBeenCalled();
    document.title = 'CDK';
    await Promise.resolve();
    expect(sent).toHaveBeenCalledWith(
      'event',
      'page_view',
      expect.objectContaining({ page_path: '/cdk/categories', page_title: 'CDK' }),
    );
  });

  it('sends nothing without trackers', () => {
    setTrackers([]);
    at('/nothing');
    expect(sent).not.toHaveBeenCalled();
  });

  it('ignores a missing or a broken global function', () => {
    setTrackers(['G-ONE'], everything);
    delete window.gtag;
    expect(() => trackEvent('theme_select', { theme: 'a' })).not.toThrow();
    window.gtag = () => {
      throw new Error('blocked');
    };
    expect(() => trackEvent('theme_select', { theme: 'a' })).not.toThrow();
  });

  it('cuts error descriptions at 150 characters', () => {
    setTrackers(['G-ONE', 'G-TWO'], everything);
    trackError(new TypeError('x'.repeat(500)));
    const description = `TypeError: ${'x'.repeat(500)}`.slice(0, 150);
    expect(sent.mock.calls[0]).toEqual([
      'event',
      'exception',
      expect.objectContaining({ description }),
    ]);
    trackError('plain');
    expect(sent.mock.calls[2]?.[2]).toMatchObject({ description: 'plain' });
  });
});
