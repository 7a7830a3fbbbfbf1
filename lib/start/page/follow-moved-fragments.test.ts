import { movedFragments } from '@/content/moved-fragments';
import { sampleSite } from '@/lib/routes/hosts/site.fixture';
import { existingPaths } from '@/lib/routes/hosts/site-files';
import { followMovedFragments } from './follow-moved-fragments';

const go = jest.fn();
function open(address: string, body = '') {
  document.body.innerHTML = body;
  history.replaceState(null, '', address);
  go.mockReset();
  followMovedFragments(go);
}

it('redirects below a base path', () => {
  open('/22/cdk/a11y/api#PAGE_UP');
  expect(go).toHaveBeenCalledWith('/22/cdk/keycodes/api#PAGE_UP');
});

it.each([
  ['/cdk/a11y/api#ENTER', '<h3 id="ENTER"></h3>'],
  ['/cdk/a11y/api#FocusTrap', ''],
  ['/cdk/a11y/api', ''],
  ['/cdk/a11y/api#%zz', ''],
  ['/cdk/overlay/api#ENTER', ''],
])('stays at %s', (address, body) => {
  open(address, body);
  expect(go).not.toHaveBeenCalled();
});

it('names pages that exist', () => {
  const pages = existingPaths(sampleSite);
  for (const { from, to } of movedFragments) {
    expect([from, pages.has(from), to, pages.has(to)]).toEqual([from, true, to, true]);
  }
});
