/** @jest-environment node */
import { findWebKit } from './find-webkit';

const everything = (name: string) => `/bin/${name}`;

it('finds the driver, the browser and the virtual screen', () => {
  expect(findWebKit(everything, () => ['/lib/MiniBrowser'])).toEqual({
    driver: '/bin/WebKitWebDriver',
    browser: '/lib/MiniBrowser',
    screen: '/bin/Xvfb',
  });
});

it('returns undefined when a part is missing', () => {
  expect(findWebKit(everything, () => [])).toBeUndefined();
  expect(
    findWebKit(
      () => undefined,
      () => ['/lib/MiniBrowser'],
    ),
  ).toBeUndefined();
});
