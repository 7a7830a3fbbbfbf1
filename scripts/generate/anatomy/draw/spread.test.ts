import { assignLanes, spread } from './spread';

const span = (from: number, to: number) => ({ from, to, label: `${to - from}` });

describe('assignLanes', () => {
  it('puts spans that do not overlap into one lane, the shortest into the first lane', () => {
    const lanes = assignLanes([span(0, 100), span(0, 20), span(60, 90)], () => 10);
    expect(lanes).toEqual([[span(0, 20), span(60, 90)], [span(0, 100)]]);
  });

  it('considers labels that are longer than their span', () => {
    expect(assignLanes([span(0, 4), span(6, 10)], () => 20)).toHaveLength(2);
    expect(assignLanes([span(0, 4), span(6, 10)], () => 4)).toHaveLength(1);
  });
});

describe('spread', () => {
  it('does not move points that are far enough apart', () => {
    expect(spread([50, 0, 100], 20)).toEqual([50, 0, 100]);
  });

  it('moves close points apart around their middle, and keeps their order', () => {
    expect(spread([10, 10, 10], 20)).toEqual([-10, 10, 30]);
    expect(spread([12, 10], 20)).toEqual([21, 1]);
  });

  it('never leaves two points closer than the gap', () => {
    const placed = [...spread([0, 5, 18, 40, 41, 44, 90], 20)].sort((a, b) => a - b);
    const gaps = placed.slice(1).map((point, at) => point - (placed[at] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(20 - 1e-9);
  });
});
