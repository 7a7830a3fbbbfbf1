import { maxErrorLength, trackError, trackEvent, trackPageView } from './analytics';
import { startDataId } from './start-data';

const sent = jest.fn<
  undefined,
  [command: string, name: string, parameters: Record<string, unknown>]
>();

/** Puts into the page what the build would have. */
function setTrackers(trackers: readonly string[]) {
  document.body.innerHTML = `<script type="application/json" id="${startDataId}"></script>`;
  const element = document.getElementById(startDataId);
  if (element) element.textContent = JSON.stringify({ trackers });
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
  it('sends a page view to both trackers, once for each distinct address', () => {
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
    expect(sent).toHaveBeenCalledTimes(6);
  });

  it('names the page by its new title, which comes a little after its address', async () => {
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

  it('is not troubled by a missing or a broken global function', () => {
    delete window.gtag;
    expect(() => trackEvent('theme_select', { theme: 'a' })).not.toThrow();
    window.gtag = () => {
      throw new Error('blocked');
    };
    expect(() => trackEvent('theme_select', { theme: 'a' })).not.toThrow();
  });

  it('cuts error descriptions at 150 characters', () => {
    trackError(new TypeError('x'.repeat(500)));
    const [, name, parameters] = sent.mock.calls[0] ?? [];
    expect(name).toBe('exception');
    expect(parameters?.['description']).toHaveLength(maxErrorLength);
    expect(parameters?.['description']).toMatch(/^TypeError: x+$/);
    trackError('plain');
    expect(sent.mock.calls[2]?.[2]['description']).toBe('plain');
  });
});
