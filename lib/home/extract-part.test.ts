import { sheet } from '@/content/home';
import { findItem } from '@/lib/catalogue/items';
import { extractPart } from './extract-part';

const form = `<div><x-form _nghost-a=""><div class="row">
  <mat-box class="box" id="b1" aria-label="Box" _ngcontent-a=""><input id="i1" tabindex="0" name="n" required="" value="7"></mat-box>
  <mat-box class="other"></mat-box></div></x-form></div>`;

describe('extractPart', () => {
  it('returns the first match with its styling attributes', () => {
    expect(extractPart(form, 'mat-box', sheet)).toBe(
      '<mat-box class="box" _ngcontent-a><input value="7"></mat-box>',
    );
  });

  it('removes text that is hidden on the sheet', () => {
    const table =
      '<table><tbody><tr><td>1</td></tr><span class="mat-calendar-body-hidden-label"></span></tbody></table>';
    expect(extractPart(table, 'table', sheet)).toBe(
      '<table><tbody><tr><td>1</td></tr></tbody></table>',
    );
  });

  it('replaces elements that HTML does not allow inside a button', () => {
    expect(extractPart('<b><button><div class="a"></div></button></b>', 'button', sheet)).toBe(
      '<button><span class="a"></span></button>',
    );
  });

  it('names a missing part', () => {
    expect(() => extractPart(form, 'mat-slider', sheet)).toThrow('mat-slider');
  });
});

describe('the sheet', () => {
  it('labels only parts that the catalogue documents, each once', () => {
    const parts = sheet.columns.flat(2);
    expect(parts.filter(({ item }) => !findItem(item))).toEqual([]);
    expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
  });
});
