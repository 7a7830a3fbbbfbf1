/** @jest-environment node */
import { needsApp } from './needs-app';

it.each(['?filter=open', '?kind=method', '?q=dialog', '?primary=aa0000', '?theme=x&filter=a'])(
  'knows that %s is for the application',
  (search) => expect(needsApp(search)).toBe(true),
);

it.each(['', '?', '?theme=purple-green', '?utm_source=mail&utm_medium=link', '?fbclid=1'])(
  'leaves %s alone',
  (search) => expect(needsApp(search)).toBe(false),
);
