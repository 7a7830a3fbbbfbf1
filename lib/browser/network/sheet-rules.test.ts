import { startDataId } from '@/lib/browser/page/start-data';
import { isCutOff, isWholeSheet } from './sheet-rules';
import { sheetEnd } from './whole-files';

/** A link whose stylesheet has these rules. */
function linkTo(css: string): HTMLLinkElement {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  const { sheet } = style;
  const link = document.createElement('link');
  Object.defineProperty(link, 'sheet', { value: sheet });
  return link;
}
const unreadable = {
  sheet: {
    get cssRules() {
      throw new DOMException('Cannot access rules', 'SecurityError');
    },
  },
} as unknown as HTMLLinkElement;

describe('after a usual build', () => {
  beforeEach(() => {
    document.body.innerHTML = `<script type="application/json" id="${startDataId}">{}</script>`;
  });

  it.each([
    [`a{top:1px}${sheetEnd}`, true, false],
    ['a{top:1px}', false, true],
    ['a{top:1px}whole-fi', false, true],
    [`${sheetEnd}a{top:1px}`, false, true],
    ['@layer components{a{top:1px}', false, true],
    ['', false, true],
  ])('%j is whole: %s, cut off: %s', (css, isWhole, isCut) => {
    const link = linkTo(css);
    expect([isWholeSheet(link), isCutOff(link)]).toEqual([isWhole, isCut]);
  });

  it('counts a stylesheet with unreadable rules as failed', () => {
    expect([isWholeSheet(unreadable), isCutOff(unreadable)]).toEqual([false, false]);
  });

  it('counts a missing one as failed', () => {
    expect(isWholeSheet(document.createElement('link'))).toBe(false);
  });
});

it('accepts stylesheets without a mark where the build sets none', () => {
  document.body.innerHTML = '';
  expect([isWholeSheet(linkTo('a{top:1px}')), isWholeSheet(linkTo(''))]).toEqual([true, false]);
});
