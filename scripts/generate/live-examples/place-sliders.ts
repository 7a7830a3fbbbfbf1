import { type HTMLElement, NodeType } from 'node-html-parser';

/** How far the middle of a handle stays from either end of its slider, and what half a handle takes, in pixels. */
const inset = 3;
const half = 24;

/** A length from the start of a slider, for a share of its range. */
const at = (share: number, shift = 0) =>
  `calc(${round(share * 100)}% + ${round(inset - 2 * inset * share + shift)}px)`;

const round = (value: number) => Number(value.toFixed(3));

const numberOf = (element: HTMLElement | undefined, name: string) =>
  Number(element?.getAttribute(name) ?? Number.NaN);

/**
 * Puts the handles of pre-rendered sliders where their values are, and draws the track between them. The
 * library counts in pixels of a width that a server does not know, and leaves them all at the start; shares of
 * the width say the same. What is not a slider as the library renders it stays as it is.
 */
export function placeSliders(host: HTMLElement): void {
  for (const slider of host.querySelectorAll('mat-slider')) {
    const inputs = slider.querySelectorAll('input');
    const min = numberOf(inputs[0], 'min');
    const range = numberOf(inputs.at(-1), 'max') - min;
    const shares = inputs.map((input) => (numberOf(input, 'value') - min) / range);
    const handles = slider.querySelectorAll('.mdc-slider__thumb');
    if (handles.length !== shares.length || !shares.every(Number.isFinite)) continue;
    for (const input of inputs) dropNumberless(input);
    for (const [index, handle] of handles.entries()) {
      handle.setAttribute('style', `left: ${at(shares[index] ?? 0, -half)}`);
    }
    const [start = 0, end = start] = shares.length > 1 ? shares : [0, ...shares];
    const first = shares.length > 1 ? at(start) : '0px';
    slider
      .querySelector('.mdc-slider__track--active_fill')
      ?.setAttribute('style', `left: ${first}; width: calc(${at(end)} - ${first})`);
    drawMarks(slider, { start, end, steps: range / (numberOf(inputs[0], 'step') || 1) });
  }
}

/** The fields of a range share the width in pixels, too; nobody sees them. */
function dropNumberless(input: HTMLElement): void {
  const style = input.getAttribute('style');
  if (style?.includes('NaN')) input.setAttribute('style', style.replace(/[\w-]+: NaN\w*;\s*/g, ''));
}

interface Marks {
  /** Shares of the range between which the track is active. */
  start: number;
  end: number;
  /** How many steps the range has. */
  steps: number;
}

/** The marks of the steps, which the library leaves out where it knows no width. */
function drawMarks(slider: HTMLElement, { start, end, steps }: Marks): void {
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
