import { hooked, hooks } from '@/lib/design/hooks';
import { exampleOutput, inputsAttribute, readDirection, readInputs, readModules } from './contract';
import { displayWhenNear } from './display-when-near';
import { fillWhenNear } from './fill-when-near';
import type { MountedExample } from './load-runtime';
import { runExample } from './run-example';
import { stopRemovedExample } from './stop-removed-example';

const elementName = 'live-example';

/**
 * Defines `<live-example>`, which starts its example near the viewport, and stops it when its page is
 * removed. Without scripts it shows the pre-rendered example. A custom element needs no framework to run.
 */
export function defineLiveExample(): void {
  // Declared here, because `HTMLElement` does not exist where pages are rendered.
  class LiveExampleElement extends HTMLElement {
    static observedAttributes = [inputsAttribute, 'dir'];

    stop: (() => void) | undefined;
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
      const { stop } = this;
      stopRemovedExample(this.mounted !== undefined, () => stop?.());
      this.stop = undefined;
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

    begin(immediately: boolean) {
      const host = this.querySelector<HTMLElement>(hooked('liveHost'));
      if (!host) return;
      this.show('waiting');
      this.stop?.();
      this.mounted = undefined;
      this.failure = undefined;
      const url = this.getAttribute(hooks.deferredStage);
      if (url === null) this.run(host, immediately);
      else this.fill(host, url, immediately);
    }

    /** Fetches a deferred example, then runs it. */
    fill(host: HTMLElement, url: string, immediately: boolean) {
      this.stop = fillWhenNear(host, {
        url,
        immediately,
        onFilled: (modules) => {
          this.setAttribute('modules', modules);
          this.removeAttribute(hooks.deferredStage);
          this.run(host, immediately);
        },
        onFailed: () => this.fail(host, false),
      });
    }

    run(host: HTMLElement, immediately: boolean) {
      this.stop = runExample(readModules(this), {
        host,
        immediately,
        connection: () => ({
          inputs: readInputs(this),
          direction: readDirection(this),
          onOutput: (name, value) => this.dispatchEvent(exampleOutput(name, value)),
        }),
        onLive: (mounted) => {
          this.mounted = mounted;
          // Attributes may have changed in the meantime.
          mounted.setInputs(readInputs(this));
          mounted.setDirection(readDirection(this));
          this.show('live');
        },
        onFailed: (isPermanent) => this.fail(host, isPermanent),
      });
    }

    fail(host: HTMLElement, isPermanent: boolean) {
      this.failure = isPermanent ? 'permanent' : 'temporary';
      this.show('failed');
      if (document.activeElement === host) {
        this.querySelector<HTMLElement>(hooked('retryExample'))?.focus({ preventScroll: true });
      }
    }

    show(state: 'waiting' | 'live' | 'failed') {
      this.setAttribute(hooks.live, state);
      const note = this.querySelector<HTMLElement>(hooked('exampleFailed'));
      if (note) note.hidden = state !== 'failed';
    }
  }
  if (!customElements.get(elementName)) customElements.define(elementName, LiveExampleElement);
}
