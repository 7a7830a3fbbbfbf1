import { follow, pathTo } from './element-path';

function tree(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

const query = (root: Element, selector: string) => root.querySelector(selector) ?? root;

describe('pathTo and follow', () => {
  const before = tree(
    '<a-b><button>One</button><p></p><button class="it"><i></i>Two</button></a-b>',
  );

  it('leads to the same position in an equal tree', () => {
    const after = tree(before.innerHTML);
    expect(follow(pathTo(query(before, '.it i'), before), after)).toBe(query(after, '.it i'));
  });

  it('ignores helper elements with another tag', () => {
    const after = tree(
      '<a-b><span></span><button>One</button><span></span><button class="it">Two</button></a-b>',
    );
    expect(follow(pathTo(query(before, '.it'), before), after)).toBe(query(after, '.it'));
  });

  it('stops where the trees differ', () => {
    const after = tree('<a-b><button>One</button><button class="it">Two</button></a-b>');
    expect(follow(pathTo(query(before, '.it i'), before), after)).toBe(query(after, '.it'));
  });

  it('is empty for an element outside', () => {
    expect(pathTo(document.createElement('b'), before)).toEqual([]);
  });
});
