import { rejectHtmlSheets } from './reject-html-sheets';

rejectHtmlSheets();

/** @returns what who waits for an element hears when the browser says that it has come */
function heard(name: string, attributes: Record<string, unknown>): string[] {
  const element = Object.assign(document.createElement(name), attributes);
  const events: string[] = [];
  element.onload = () => events.push('load');
  element.onerror = () => events.push('error');
  document.head.append(element);
  element.dispatchEvent(new Event('load'));
  element.remove();
  return events;
}

/** jsdom fetches nothing. */
function withSheet(rules: number): void {
  Object.defineProperty(HTMLLinkElement.prototype, 'sheet', {
    configurable: true,
    value: { cssRules: { length: rules } },
  });
}

it('turns the load of a stylesheet without rules into an error', () => {
  withSheet(0);
  expect(heard('link', { rel: 'stylesheet' })).toEqual(['error']);
  withSheet(1);
  expect(heard('link', { rel: 'stylesheet' })).toEqual(['load']);
});

it('ignores other elements', () => {
  withSheet(0);
  expect(heard('link', { rel: 'preload' })).toEqual(['load']);
  expect(heard('img', {})).toEqual(['load']);
});
