import { paintOf, signOf } from './colors';

const roles = ['page', 'text', 'primary-fill', 'line'];
const rgb = (index: number, alpha = 1) => `rgba(${signOf(index).join(', ')}, ${alpha})`;

it('tells the role of a color from the sign it has, however it is written', () => {
  expect(paintOf(`rgb(${signOf(2).join(', ')})`, 1, roles, 'text')).toEqual({
    role: 'primary-fill',
    opacity: 1,
  });
  const [red, green, blue] = signOf(3).map((channel) => channel / 255);
  expect(paintOf(`color(srgb ${red} ${green} ${blue} / 0.12)`, 0.5, roles, 'text')).toEqual({
    role: 'line',
    opacity: 0.06,
  });
});

it('sees nothing in what is clear, or faint', () => {
  expect(paintOf(rgb(1, 0), 1, roles, 'text')).toBeUndefined();
  expect(paintOf(rgb(1, 0.5), 0.02, roles, 'text')).toBeUndefined();
  expect(paintOf('none', 1, roles, 'text')).toBeUndefined();
});

it('takes no mixture of two roles for a third', () => {
  for (let one = 0; one < 60; one++) {
    for (let other = one + 2; other < 60; other++) {
      const [a, b] = [signOf(one), signOf(other)];
      const mixture = a.map((channel, at) => Math.round((channel + (b[at] ?? 0)) / 2));
      const isSign = signOf(mixture[0] ?? 0).every((channel, at) => channel === mixture[at]);
      expect([one, other, isSign]).toEqual([one, other, false]);
    }
  }
});
