import { type HTMLElement, NodeType } from 'node-html-parser';

/** Minimum distance in pixels from the middle of a handle to the ends of the slider. */
const inset = 3;
/** Half the width of a handle, in pixels. */
const halfHandle = 24;

/** The distance from the start of a slider as CSS, for a fraction of its range. */
const positionOf = (fraction: number, shift = 0) =>
  `calc(${round(fraction * 100)}% + ${round(inset - 2 * inset * fraction + shift)}px)`;

const round = (value: number) => Number(value.toFixed(3));

const numberOf = (element: HTMLElement | undefined, name: string) =>
  Number(element?.getAttribute(name) ?? Number.NaN);

/**
 * Positions the handles of pre-rendered sliders by their values, and draws the active track. The library
 * computes positions in pixels from the width of the slider, which is unknown on the server, so it leaves all
 * handles at the start. This function uses percentages of the width. Does not change sliders with an
 * unexpected structure.
 */
export function placeSliders(host: HTMLElement): void {
  for (const slider of host.querySelectorAll('mat-slider')) {
    const inputs = slider.querySelectorAll('input');
    const min = numberOf(inputs[0], 'min');
    const range = numberOf(inputs.at(-1), 'max') - min;
    const fractions = inputs.map((input) => (numberOf(input, 'value') - min) / range);
    const handles = slider.querySelectorAll('.mdc-slider__thumb');
    if (handles.length !== fractions.length || !fractions.every(Number.isFinite)) continue;
    for (const input of inputs) removeInvalidLengths(input);
    for (const [index, handle] of handles.entries()) {
      handle.setAttribute('style', `left: ${positionOf(fractions[index] ?? 0, -halfHandle)}`);
    }
    const [start = 0, end = start] = fractions.length > 1 ? fractions : [0, ...fractions];
    const first = fractions.length > 1 ? positionOf(start) : '0px';
    slider
      .querySelector('.mdc-slider__track--active_fill')
      ?.setAttribute('style', `left: ${first}; width: calc(${positionOf(end)} - ${first})`);
    drawTickMarks(slider, { start, end, steps: range / (numberOf(inputs[0], 'step') || 1) });
  }
}

/** Removes `NaN` lengths. The invisible inputs of a range slider also get widths computed in pixels. */
function removeInvalidLengths(input: HTMLElement): void {
  const style = input.getAttribute('style');
  if (style?.includes('NaN')) input.setAttribute('style', style.replace(/[\w-]+: NaN\w*;\s*/g, ''));
}

interface TickMarks {
  /** The fractions of the range between which the track is active. */
  start: number;
  end: number;
  /** The number of steps of the range. */
  steps: number;
}

/** Draws the tick marks, which the library omits while the width is unknown. */
function drawTickMarks(slider: HTMLElement, { start, end, steps }: TickMarks): void {
  const marks = slider.querySelector('.mdc-slider__tick-marks');
  if (!marks || marks.childNodes.some(({ nodeType }) => nodeType === NodeType.ELEMENT_NODE)) return;
  const isActive = (step: number) =>
    step >= Math.round(start * steps) && step <= Math.round(end * steps);
  const kinds = Array.from({ length: Math.floor(steps) + 1 }, (_, step) =>
    isActive(step) ? 'active' : 'inactive',
  );
  marks.innerHTML = kinds
    .map((kind) => `<div class="mdc-slider__tick-mark--${kind}"></div>`)
    .join('');
}
