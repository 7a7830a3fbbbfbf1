import { hooked, hooks } from '@/lib/design/hooks';
import { exampleOutput, inputsAttribute, readDirection, readInputs, readModules } from './contract';
import { displayWhenNear } from './display-when-near';
import { UnreachableError } from './fetch-modules';
import { fetchStage } from './fetch-stage';
import { keepScrollPosition } from './keep-scroll-position';
import type { MountedExample } from './load-runtime';
import { runExample } from './run-example';
import { stopRemovedExample } from './stop-removed-example';
import { whenNear } from './when-near';

const elementName = 'live-example';
/** Distance from the viewport at which a stage is filled, large enough for fast scrolling. In CSS pixels. */
const fillMargin = 1200;

/**
 * Defines `<live-example>`, which starts its example near the viewport, and stops it when its page is
 * removed. Without scripts it shows the pre-rendered example. A custom element needs no framework to run.
 */
export function defineLiveExample(): void {
  // Declared here, because `HTMLElement` does not exist where pages are rendered.
  class LiveExampleElement extends HTMLElement {
    static observedAttributes = [inputsAttribute, 'dir'];

    running: AbortController | undefined;
    stopDisplaying: (() => void) | undefined;
    mounted: MountedExample | undefined;
    failure: 'temporary' | 'permanent' | undefined;

    connectedCallback() {
      this.querySelector<HTMLElement>(hooked('retryExample'))?.addEventListener(
        'click',
        this.retry,
      );
      addEventListener('online', this.retryOnline);
      this.stopDisplaying = displayWhenNear(this);
      this.begin(false);
    }

    disconnectedCallback() {
      // The button keeps its listener: adding the same one again has no effect.
      removeEventListener('online', this.retryOnline);
      this.stopDisplaying?.();
      const { running } = this;
      stopRemovedExample(this.mounted !== undefined, () => running?.abort());
      this.mounted = undefined;
    }

    attributeChangedCallback(name: string) {
      if (name === 'dir') this.mounted?.setDirection(readDirection(this));
      else this.mounted?.setInputs(readInputs(this));
    }

    retry = () => {
      if (this.failure === 'permanent') {
        location.reload();
        return;
      }
      this.begin(true);
      // The focused button disappears.
      const host = this.querySelector<HTMLElement>(hooked('liveHost'));
      if (!host) return;
      host.tabIndex = -1;
      host.focus({ preventScroll: true });
    };

    /** Retries when the network is back. */
    retryOnline = () => {
      if (this.failure === 'temporary') this.begin(false);
    };

    /** Starts the example, after fetching it if it is deferred. */
    begin(immediately: boolean) {
      const host = this.querySelector<HTMLElement>(hooked('liveHost'));
      if (!host) return;
      this.show('waiting');
      this.running?.abort();
      this.mounted = undefined;
      this.failure = undefined;
      const { signal } = (this.running = new AbortController());
      const url = this.getAttribute(hooks.deferredStage);
      if (url === null) this.run(host, immediately, signal);
      else if (immediately) void this.fill(host, url, true, signal);
      else {
        const stopWatching = whenNear(host, fillMargin, () => {
          stopWatching();
          void this.fill(host, url, false, signal);
        });
        signal.addEventListener('abort', stopWatching);
      }
    }

    async fill(host: HTMLElement, url: string, immediately: boolean, signal: AbortSignal) {
      try {
        const { html, modules } = await fetchStage(url);
        signal.throwIfAborted();
        keepScrollPosition(host, () => (host.innerHTML = html));
        this.setAttribute('modules', modules);
        this.removeAttribute(hooks.deferredStage);
        this.run(host, immediately, signal);
      } catch (error) {
        if (!signal.aborted) this.fail(host, error, false);
      }
    }

    run(host: HTMLElement, immediately: boolean, signal: AbortSignal) {
      runExample(readModules(this), {
        host,
        immediately,
        signal,
        connection: () => ({
          inputs: readInputs(this),
          direction: readDirection(this),
          onOutput: (name, value) => this.dispatchEvent(exampleOutput(name, value)),
        }),
        // A press is replayed, but a drag does nothing yet: the stage says that it is loading.
        onUsed: () => this.setAttribute('aria-busy', 'true'),
        onLive: (mounted) => {
          this.mounted = mounted;
          // Attributes may have changed in the meantime.
          mounted.setInputs(readInputs(this));
          mounted.setDirection(readDirection(this));
          this.show('live');
        },
        onFailed: (error) => this.fail(host, error, !(error instanceof UnreachableError)),
      });
    }

    /** @param isPermanent whether only a reload can help: the page is outdated, or the runtime is broken */
    fail(host: HTMLElement, error: unknown, isPermanent: boolean) {
      console.error(`The example "${this.getAttribute('example')}" did not start.`, error);
      this.failure = isPermanent ? 'permanent' : 'temporary';
      this.show('failed');
      if (document.activeElement === host) {
        this.querySelector<HTMLElement>(hooked('retryExample'))?.focus({ preventScroll: true });
      }
    }

    show(state: 'waiting' | 'live' | 'failed') {
      this.setAttribute(hooks.live, state);
      this.removeAttribute('aria-busy');
      const note = this.querySelector<HTMLElement>(hooked('exampleFailed'));
      if (note) note.hidden = state !== 'failed';
    }
  }
  if (!customElements.get(elementName)) customElements.define(elementName, LiveExampleElement);
}
