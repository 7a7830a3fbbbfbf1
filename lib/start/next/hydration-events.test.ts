import { act, createElement, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { sendSignal } from '@/lib/browser/page/signals';
import { letEventsThrough } from './hydration-events';

const types = ['pointerdown', 'pointerup', 'click', 'keydown', 'input', 'focusin', 'mouseover'];
const never = new Promise<never>(() => {});

function Never(): null {
  use(never);
  return null;
}

/** Starts to hydrate the document, as the site does, with a component that never becomes ready. */
beforeAll(async () => {
  const page = createElement('html', null, createElement('body', null, createElement(Never)));
  // Asynchronous, so that the tasks that React schedules run, too.
  await act(async () => {
    hydrateRoot(document, page);
    await Promise.resolve();
  });
});

afterEach(() => sendSignal('app'));

/** Which of some events reach a button in the page. */
function heardOnButton(): string[] {
  document.body.innerHTML = '<p><button></button></p>';
  const button = document.querySelector('button');
  const heard: string[] = [];
  for (const type of types) {
    button?.addEventListener(type, () => heard.push(type));
    button?.dispatchEvent(new Event(type, { bubbles: true }));
  }
  return heard;
}

describe('letEventsThrough', () => {
  it('is needed: React stops events on elements that are not hydrated', () => {
    expect(heardOnButton()).toEqual([]);
  });

  it('lets listeners receive them while React hydrates', () => {
    letEventsThrough();
    expect(heardOnButton()).toEqual(types);
  });

  it('ends once the application has started', () => {
    letEventsThrough();
    sendSignal('app');
    expect(heardOnButton()).toEqual([]);
  });

  it('does not affect other calls of stopPropagation', () => {
    document.body.innerHTML = '<p><button></button></p>';
    letEventsThrough();
    const onBody = jest.fn();
    document.body.addEventListener('click', onBody);
    document.querySelector('p')?.addEventListener('click', (event) => event.stopPropagation());
    document.querySelector('button')?.click();
    expect(onBody).not.toHaveBeenCalled();
  });
});
