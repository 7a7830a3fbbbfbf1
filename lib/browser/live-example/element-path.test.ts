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

  it('leads to the same place of an equal tree', () => {
    const after = tree(before.innerHTML);
    expect(follow(pathTo(query(before, '.it i'), before), after)).toBe(query(after, '.it i'));
  });

  it('is not misled by helpers of another tag', () => {
    const after = tree(
      '<a-b><span></span><button>One</button><span></span><button class="it">Two</button></a-b>',
    );
    expect(follow(pathTo(query(before, '.it'), before), after)).toBe(query(after, '.it'));
  });

  it('stops where the trees part', () => {
    const after = tree('<a-b><button>One</button><button class="it">Two</button></a-b>');
    expect(follow(pathTo(query(before, '.it i'), before), after)).toBe(query(after, '.it'));
  });

  it('has nothing to say of an element elsewhere', () => {
    expect(pathTo(document.createElement('b'), before)).toEqual([]);
  });
});
