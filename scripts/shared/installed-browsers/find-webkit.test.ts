/** @jest-environment node */
import { findWebKit } from './find-webkit';

const everything = (name: string) => `/bin/${name}`;

it('names the driver, the browser and what stands in for a screen', () => {
  expect(findWebKit(everything, () => ['/lib/MiniBrowser'])).toEqual({
    driver: '/bin/WebKitWebDriver',
    browser: '/lib/MiniBrowser',
    screen: '/bin/Xvfb',
  });
});

it('finds nothing where a part is missing', () => {
  expect(findWebKit(everything, () => [])).toBeUndefined();
  expect(
    findWebKit(
      () => undefined,
      () => ['/lib/MiniBrowser'],
    ),
  ).toBeUndefined();
});
