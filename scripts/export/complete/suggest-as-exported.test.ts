/** @jest-environment node */
import { suggestAsExported } from './suggest-as-exported';

it('returns what the work returns', () => {
  expect(suggestAsExported(() => 3)).toBe(3);
});

it('names the way out behind the reason of a failure', () => {
  const fail = () => {
    throw new RangeError('/guides: its HTML has no script files.');
  };
  const attempt = () => suggestAsExported(fail);
  expect(attempt).toThrow(RangeError);
  expect(attempt).toThrow(
    '/guides: its HTML has no script files. Next writes its export differently; `npm run build -- --as-exported` builds',
  );
});
