import { addDisabledSheets, sheetsOfData } from './client-sheets';

const row = (href: string) =>
  `0:["$","link","0",{"rel":"stylesheet","href":"${href}","precedence":"next","nonce":"$undefined"}]`;
const data = [row('/a.css'), row('/b.css'), row('/a.css')].join('\n');

it('finds the stylesheets of the site in the data, each once', () => {
  const example = row('/live/c.css').replace('next', 'examples');
  expect(sheetsOfData(`${data}\n${example}`)).toEqual(['/a.css', '/b.css']);
});

it('adds them disabled after the joined one, so that they are not fetched', () => {
  document.head.innerHTML =
    '<link rel="stylesheet" id="theme-stylesheet" href="/theme.css"><link rel="stylesheet" href="/page.css"><title>a</title>';
  addDisabledSheets(data);
  addDisabledSheets(data);
  const link = (name: string) =>
    `<link rel="stylesheet" data-precedence="next" disabled="" href="/${name}.css">`;
  expect(document.head.innerHTML).toContain(
    `<link rel="stylesheet" href="/page.css">${link('a')}${link('b')}<title>`,
  );
});

it('does not add an existing one', () => {
  const sent = '<link rel="stylesheet" href="/a.css" data-precedence="next">';
  document.head.innerHTML = sent;
  addDisabledSheets(row('/a.css'));
  expect(document.head.innerHTML).toBe(sent);
});
