import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { queuePresses } from './press-queue';
import { replayText } from './replay-text';

function Filter() {
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="Filter" value={text} onChange={(event) => setText(event.target.value)} />
      <output>{text}</output>
    </>
  );
}

/** The state after hydration: React's own field, which contained the visitor's text before. */
function typeEarly(text: string) {
  const { typed } = queuePresses(() => undefined);
  const { container } = render(<Filter />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  // As in a browser, where React is not loaded yet: it must not notice the text.
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    container.addEventListener('input', (event) => event.stopPropagation(), {
      capture: true,
      once: true,
    });
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  return { typed, field };
}

describe('replayText', () => {
  it('reports text to React that it has missed', () => {
    const { typed, field } = typeEarly('dia');
    expect(screen.getByRole('status')).toHaveTextContent('');
    act(() => replayText(typed, false));
    expect(field).toHaveValue('dia');
    expect(screen.getByRole('status')).toHaveTextContent('dia');
  });

  it('reports text even if the field already has that value', () => {
    const { typed, field } = typeEarly('dia');
    field.value = 'dia';
    act(() => replayText(typed, false));
    expect(screen.getByRole('status')).toHaveTextContent('dia');
  });

  it('keeps the position of the caret', () => {
    const { typed, field } = typeEarly('dialog');
    field.focus();
    field.setSelectionRange(2, 4);
    act(() => replayText(typed, false));
    expect([field.selectionStart, field.selectionEnd]).toEqual([2, 4]);
  });

  it('replays each text once', () => {
    const { typed, field } = typeEarly('dia');
    act(() => replayText(typed, false));
    const heard = jest.fn();
    field.addEventListener('input', heard);
    act(() => replayText(typed, false));
    expect(heard).not.toHaveBeenCalled();
  });
});
