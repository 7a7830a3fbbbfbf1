/** What tasks are made of, which jsdom lacks. Node's own would keep tests from ending, once React uses it. */
class Channel {
  readonly port1 = { onmessage: () => {}, close: () => {} };
  readonly port2 = { postMessage: () => setTimeout(() => this.port1.onmessage()) };
}

Object.assign(globalThis, { MessageChannel: Channel });
