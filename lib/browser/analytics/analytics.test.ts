import { startDataId } from '@/lib/browser/page/start-data';
import { trackError, trackEvent, trackPageView } from './analytics';

const everything = ['exception', 'theme_select', 'version_select'];

const sent = jest.fn<undefined, [command: string, ...parameters: unknown[]]>();

/** Adds the data to the page that the build would have written. */
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

  it('ignores a missing or a broken global function', () => {
    setTrackers(['G-ONE'], everything);
    delete window.gtag;
    expect(() => trackEvent('theme_select', { theme: 'a' })).not.toThrow();
    window.gtag = () => {
      throw new Error('blocked');
    };
    expect(() => trackEvent('theme_select', { theme: 'a' })).not.toThrow();
  });

  it('sends what was thrown if it is no error', () => {
    setTrackers(['G-ONE'], everything);
    trackError('plain');
    expect(sent.mock.calls[0]?.[2]).toMatchObject({ description: 'plain' });
  });
});
