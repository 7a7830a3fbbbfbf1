import { hooked, hooks } from '@/lib/design/hooks';
import { exampleOutput, inputsAttribute, readDirection, readInputs, readModules } from './contract';
import { displayWhenNear } from './display-when-near';
import { fillWhenNear } from './fill-when-near';
import type { MountedExample } from './load-runtime';
import { runExample } from './run-example';
import { stopRemovedExample } from './stop-removed-example';

/** The element's name; its attributes are those of the server's component. */
const elementName = 'live-example';

/**
 * Makes the stages of live examples come alive when they are near, and stop when their page goes. A
 * stage is useful without script. The element is the browser's own, so no framework has to run for it.
 */
export function defineLiveExample(): void {
  // Declared here: a build that renders pages has no `HTMLElement` to extend.
  class LiveExampleElement extends HTMLElement {
    static observedAttributes = [inputsAttribute, 'dir'];

    stop: (() => void) | undefined;
    stopDisplaying: (() => void) | undefined;
    mounted: MountedExample | undefined;
    failure: 'passing' | 'final' | undefined;

    connectedCallback() {
      this.querySelector<HTMLElement>(hooked('retryExample'))?.addEventListener(
        'click',
        this.retry,
      );
      addEventListener('online', this.retryAlone);
      this.stopDisplaying = displayWhenNear(this);
      this.begin(false);
    }

    disconnectedCallback() {
      // The button keeps its listener: it goes with the element, or comes back with it and hears the same once.
      removeEventListener('online', this.retryAlone);
      this.stopDisplaying?.();
      const { stop } = this;
      stopRemovedExample(this, this.mounted !== undefined, () => stop?.());
      this.stop = undefined;
      this.mounted = undefined;
    }

    attributeChangedCallback(name: string) {
      if (name === 'dir') this.mounted?.setDirection(readDirection(this));
      else this.mounted?.setInputs(readInputs(this));
    }

    retry = () => {
      if (this.failure === 'final') {
        location.reload();
        return;
      }
      this.begin(true);
      // The button has gone, and would take the focus with it.
      const host = this.querySelector<HTMLElement>(hooked('liveHost'));
      if (!host) return;
      host.tabIndex = -1;
      host.focus({ preventScroll: true });
    };

    /** The network is back. */
    retryAlone = () => {
      if (this.failure === 'passing') this.begin(false);
    };

    begin(atOnce: boolean) {
      const host = this.querySelector<HTMLElement>(hooked('liveHost'));
      if (!host) return;
      this.show('waiting');
      this.stop?.();
      this.mounted = undefined;
      this.failure = undefined;
      const url = this.getAttribute(hooks.deferredStage);
      if (url === null) this.run(host, atOnce);
      else this.fill(host, url, atOnce);
    }

    /** Brings what the page left out, then goes on as if it had been there. */
    fill(host: HTMLElement, url: string, atOnce: boolean) {
      this.stop = fillWhenNear(host, {
        url,
        atOnce,
        onFilled: (modules) => {
          this.setAttribute('modules', modules);
          this.removeAttribute(hooks.deferredStage);
          this.run(host, atOnce);
        },
        onFailed: () => this.fail(host, false),
      });
    }

    run(host: HTMLElement, atOnce: boolean) {
      this.stop = runExample(readModules(this), {
        host,
        atOnce,
        connection: () => ({
          inputs: readInputs(this),
          direction: readDirection(this),
          onOutput: (name, value) => this.dispatchEvent(exampleOutput(name, value)),
        }),
        onLive: (mounted) => {
          this.mounted = mounted;
          // What was set in the meantime.
          mounted.setInputs(readInputs(this));
          mounted.setDirection(readDirection(this));
          this.show('live');
        },
        onFailed: (final) => this.fail(host, final),
      });
    }

    fail(host: HTMLElement, final: boolean) {
      this.failure = final ? 'final' : 'passing';
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
