import { markerColorOf, paintOf } from './colors';

const roles = ['page', 'text', 'primary-fill', 'line'];
const rgb = (index: number, alpha = 1) => `rgba(${markerColorOf(index).join(', ')}, ${alpha})`;

it('finds the role of a marker color in every notation', () => {
  expect(paintOf(`rgb(${markerColorOf(2).join(', ')})`, 1, roles, 'text')).toEqual({
    role: 'primary-fill',
    opacity: 1,
  });
  const [red, green, blue] = markerColorOf(3).map((channel) => channel / 255);
  expect(paintOf(`color(srgb ${red} ${green} ${blue} / 0.12)`, 0.5, roles, 'text')).toEqual({
    role: 'line',
    opacity: 0.06,
  });
});

it('returns undefined for invisible colors', () => {
  expect(paintOf(rgb(1, 0), 1, roles, 'text')).toBeUndefined();
  expect(paintOf(rgb(1, 0.5), 0.02, roles, 'text')).toBeUndefined();
  expect(paintOf('none', 1, roles, 'text')).toBeUndefined();
});

it('does not mistake a mix of two marker colors for a third', () => {
  for (let one = 0; one < 60; one++) {
    for (let other = one + 2; other < 60; other++) {
      const [a, b] = [markerColorOf(one), markerColorOf(other)];
      const mixture = a.map((channel, at) => Math.round((channel + (b[at] ?? 0)) / 2));
      const isMarker = markerColorOf(mixture[0] ?? 0).every(
        (channel, at) => channel === mixture[at],
      );
      expect([one, other, isMarker]).toEqual([one, other, false]);
    }
  }
});
