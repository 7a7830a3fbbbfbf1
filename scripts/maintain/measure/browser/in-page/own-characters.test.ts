import { originalOf, replaceOtherCharacters } from './own-characters';

const own = new Set('abc→');

/** Replaces characters in an element, and returns its text and what readers see. */
function replaced(html: string) {
  const element = document.createElement('div');
  element.innerHTML = html;
  replaceOtherCharacters(element, own);
  const seen = [...element.childNodes].map((node) =>
    node instanceof Text ? originalOf(node) : node.textContent,
  );
  return { text: element.textContent, seen: seen.join('') };
}

it('replaces only what the fonts lack, and leaves white space', () => {
  expect(replaced('a▸ b\n→').text).toBe('ao b\n→');
});

it('keeps the positions of characters, those of pairs too, and what readers see', () => {
  expect(replaced('a🌊c▾')).toEqual({ text: 'aooco', seen: 'a🌊c▾' });
});

it('looks into nested elements, and leaves texts alone that have all their characters', () => {
  const element = document.createElement('div');
  element.innerHTML = 'abc<b>✓</b>';
  const [first] = element.childNodes;
  replaceOtherCharacters(element, own);
  expect(element.innerHTML).toBe('abc<b>o</b>');
  expect(first instanceof Text && originalOf(first)).toBe('abc');
});
