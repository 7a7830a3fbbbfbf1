import { hooks } from '@/lib/design/hooks';
import { layOutBeforeJumps } from './lay-out-before-jumps';

const root = document.documentElement;
layOutBeforeJumps();

function press(href: string, block = `<p ${hooks.postponed}=""></p>`): boolean {
  root.removeAttribute(hooks.whole);
  document.body.innerHTML = `<a href="${href}"><b>Part</b></a>${block}`;
  const link = document.querySelector('a');
  // Nothing in this window navigates.
  link?.addEventListener('click', (event) => event.preventDefault());
  document.querySelector('b')?.click();
  return root.hasAttribute(hooks.whole);
}

it('lays out the whole page before a jump within it', () => {
  expect(press('#part')).toBe(true);
  expect(press('#part', `<tr ${hooks.postponed}=""></tr><div ${hooks.postponed}=""></div>`)).toBe(
    true,
  );
});

it('does nothing for a link to another page, or if nothing is postponed', () => {
  expect(press('/guides#part')).toBe(false);
  expect(press('/guides')).toBe(false);
  expect(press('#part', '<p></p>')).toBe(false);
});
