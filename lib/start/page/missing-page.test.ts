import { explainMissingPage } from './missing-page';

const link = (path: string, name: string) => `<li><a href="${path}">${name}</a></li>`;

function openWith(asked: string, more = '') {
  document.body.innerHTML = `
    <div hidden data-missing-page><code></code><section hidden><ul></ul></section><input></div>
    <ul data-page-names>
      ${link('/components/button/overview', 'Button')}
      ${link('/components/table/overview', 'Table')}
      ${link('/cdk/table/overview', 'CDK Table')}
      ${link('/guide/theming', 'Theming')}
    </ul>`;
  history.replaceState({ kept: true }, '', `/404?from=${encodeURIComponent(asked)}${more}`);
  explainMissingPage();
  const part = document.querySelector('[data-missing-page]');
  return {
    part,
    offered: [...(part?.querySelectorAll('section a') ?? [])].map((each) => each.textContent),
  };
}

it('shows the address, offers pages by name, and fills in the search', () => {
  const { part, offered } = openWith('/components/buton/overview');
  expect(part).toBeVisible();
  expect(part?.querySelector('code')).toHaveTextContent('/components/buton/overview');
  expect(offered[0]).toBe('Button');
  expect(part?.querySelector('input')).toHaveValue('buton');
});

it('prefers the section of the address', () => {
  expect(openWith('/cdk/tables').offered).toEqual(['CDK Table', 'Table']);
  expect(openWith('/components/tables').offered).toEqual(['Table', 'CDK Table']);
});

it('takes the address out of the query, and keeps the rest', () => {
  openWith('/guide/x', '&theme=purple-green');
  expect(location.search).toBe('?theme=purple-green');
  expect(history.state).toEqual({ kept: true });
});

it('understands the address as a host sent it, without encoding', () => {
  document.body.innerHTML = '<div hidden data-missing-page><code></code></div>';
  history.replaceState(null, '', '/404?from=/guide/%3Cb%3E');
  explainMissingPage();
  expect(document.querySelector('code')).toHaveTextContent('/guide/<b>');
});

it('shows markup as text', () => {
  const { part, offered } = openWith('/components/<img src=x>');
  expect(part?.querySelector('img')).toBeNull();
  expect(part?.querySelector('code')).toHaveTextContent('/components/<img src=x>');
  expect(offered).toEqual([]);
  expect(part?.querySelector('section')).not.toBeVisible();
});

it('changes nothing without an address', () => {
  document.body.innerHTML = '<div hidden data-missing-page></div>';
  history.replaceState(null, '', '/404');
  explainMissingPage();
  expect(document.querySelector('[data-missing-page]')).not.toBeVisible();
});
