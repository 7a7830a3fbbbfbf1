import { keepSheets } from './keep-sheets';

describe('keepSheets', () => {
  it('puts one copy into the head, which the framework takes for its own from then on', () => {
    document.body.innerHTML =
      '<span hidden data-late-sheets><link rel="stylesheet" href="/a.css" data-precedence="examples"></span>';
    keepSheets();
    keepSheets();
    const known = document.querySelectorAll('link[data-precedence]');
    expect(known).toHaveLength(1);
    expect(known[0]?.parentElement).toBe(document.head);
    expect(known[0]).toHaveAttribute('href', '/a.css');
    expect(document.body.querySelector('link[href="/a.css"]')).not.toBeNull();
  });
});
